import { type Cms, calls, type Pagination, type SitzungUebersicht } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { benachrichtigen } from '../benachrichtigen.ts'
import { type Monatsblatt, monthAsked, monthSheet } from '../month-sheet/month.ts'
import { type Gremiumwahl, gremiumChoice } from '../rat/gremium-choice.ts'
import type { Loader } from '../template.ts'
import { hrefWith, numberIn, pageIn } from '../visitor-query.ts'
import type { sitzungen } from './schema.ts'

export type SitzungenData = {
  path: string
  gremien: Gremiumwahl[]
  /** The chosen body; empty for all. */
  gremium: string
  liste: {
    /** Upcoming meetings; empty on the second and later pages of past meetings. */
    naechste: SitzungUebersicht[]
    fruehere: SitzungUebersicht[]
    jahr: number | null
    jahre: number[]
    pagination: Pagination
  } | null
  /** Address of the form that orders news about meetings by mail. */
  benachrichtigen?: string
  /** A month, if it is shown instead of the list. */
  kalender: Monatsblatt | null
}

const MOST = 100
const PER_PAGE = 20

/**
 * Loads the meetings: `?ansicht=kalender` shows a month, `?jahr=2025` the past meetings of that year,
 * `?gremium=` the meetings of one body.
 */
export const loadSitzungen: Loader<typeof sitzungen, SitzungenData> = async (cms, _entry, page) => {
  const { path, query, now } = page
  const { gremien, gremium } = await gremiumChoice(cms, query)
  const of = gremium ? { gremium } : {}
  const isKalender = query.get('ansicht') === 'kalender'
  return {
    path,
    gremien,
    gremium,
    liste: isKalender ? null : await listOf(cms, of, query, now),
    kalender: isKalender ? await monthOf(cms, of, page) : null,
    ...(await benachrichtigen(cms, gremium ? `sitzung/gremium:${gremium}` : 'sitzung')),
  }
}

type Of = { gremium?: string }

async function listOf(cms: Cms, of: Of, query: URLSearchParams, now: Date): Promise<SitzungenData['liste']> {
  const today = berlinDay(now)
  const seite = pageIn(query)
  const asked = numberIn(query, 'jahr', 2200)
  const { data: naechste, jahre } = await cms.call(calls.sitzungen, { query: { ...of, pro_seite: MOST } })
  const thisYear = Number(today.slice(0, 4))
  const known = jahre.filter(year => year <= thisYear)
  const jahr = known.find(year => year === asked) ?? known[0]
  if (jahr === undefined)
    return { naechste, fruehere: [], jahr: null, jahre: [], pagination: { page: 1, pages: 1 } }
  const yesterday = plusDays(today, -1)
  const last = `${jahr}-12-31`
  const { data: fruehere, pagination } = await cms.call(calls.sitzungen, {
    query: {
      ...of,
      von: `${jahr}-01-01`,
      bis: last < yesterday ? last : yesterday,
      order: 'datum_von:desc',
      seite,
      pro_seite: PER_PAGE,
    },
  })
  return {
    naechste: seite === 1 ? naechste : [],
    fruehere,
    jahr,
    jahre: known,
    pagination: pagination ?? { page: seite, pages: seite },
  }
}

async function monthOf(
  cms: Cms,
  of: Of,
  { path, query, now }: { path: string; query: URLSearchParams; now: Date },
): Promise<Monatsblatt> {
  const asked = monthAsked(query, now)
  const { von, bis } = asked
  const { data } = await cms.call(calls.sitzungen, { query: { ...of, von, bis, pro_seite: MOST } })
  const byDay = Map.groupBy(data, ({ datum_von }) => berlinDay(new Date(datum_von)))
  return monthSheet(
    asked,
    tag =>
      (byDay.get(tag) ?? []).map(({ titel, detailURL, datum_von, zustand }) => ({
        titel: zustand === 'verschoben' ? `Verschoben: ${titel}` : titel,
        href: detailURL,
        datum_von,
        mitUhrzeit: true,
        entfaellt: zustand === 'abgesagt',
      })),
    month => hrefWith(path, { ansicht: 'kalender', ...of, monat: month }),
  )
}
