import { type Cms, calls, type Rubrikwahl, type Veranstaltung } from '@rathausplatz/contract'
import { berlinDay, plusDays, weekdayOf } from '@rathausplatz/time'
import { benachrichtigen } from '../benachrichtigen.ts'
import type { Loader } from '../template.ts'
import { numberIn, pageIn } from '../visitor-query.ts'
import type { veranstaltungsliste } from './schema.ts'

export type Veranstaltungen = {
  termine: Veranstaltung[]
  page: number
  pages: number
  /** The filter and the visitor's choice; only set for a list with filters. */
  filter?: {
    path: string
    rubriken: Rubrikwahl[]
    rubrik_id?: number
    zeitraum: Zeitraum | ''
    /** The next event if the filter matches none: the next one in the category, otherwise in the town. */
    naechste: Veranstaltung | null
    /** Addresses of the listed event dates as a calendar file and as a subscription. */
    kalender: string
    abo: string
    /** Address of the form that orders new events by mail. */
    benachrichtigen?: string
  }
}

export const zeitraeume = ['heute', 'wochenende', 'woche', 'monat'] as const
export type Zeitraum = (typeof zeitraeume)[number]

/**
 * Loads the next event dates up to the limit; a list with filters uses `rubrik_id`, `zeitraum` and `seite` of
 * the address.
 */
export const loadVeranstaltungsliste: Loader<typeof veranstaltungsliste, Veranstaltungen> = async (
  cms,
  { options },
  { path, query, now, publicUrl },
) => {
  const { limit, filter } = options
  if (!filter) {
    const { rubrik_id } = options
    const { data } = await cms.call(calls.veranstaltungen, { query: { rubrik_id, pro_seite: limit } })
    return { termine: data, page: 1, pages: 1 }
  }
  const rubrik_id = numberIn(query, 'rubrik_id', 1_000_000) ?? options.rubrik_id
  const zeitraum = zeitraeume.find(name => name === query.get('zeitraum')) ?? ''
  const page = pageIn(query)
  const [{ data, pagination }, { data: rubriken }] = await Promise.all([
    cms.call(calls.veranstaltungen, {
      query: { rubrik_id, ...daysOf(zeitraum, now), seite: page, pro_seite: limit },
    }),
    cms.call(calls.rubriken, {}),
  ])
  const isEmpty = data.length === 0 && page === 1 && (rubrik_id !== undefined || zeitraum !== '')
  const rubrik = rubriken.find(one => one.rubrik_id === rubrik_id)?.rubrik
  const thema = rubrik === undefined ? 'veranstaltung' : `veranstaltung/rubrik:${rubrik}`
  const kalender = `/veranstaltungen.ics${rubrik_id === undefined ? '' : `?rubrik_id=${rubrik_id}`}`
  return {
    termine: data,
    page: pagination?.page ?? page,
    pages: pagination?.pages ?? 1,
    filter: {
      path,
      rubriken,
      ...(rubrik_id === undefined ? {} : { rubrik_id }),
      zeitraum,
      naechste: isEmpty ? await nextEvent(cms, rubrik_id) : null,
      kalender,
      abo: `webcal://${new URL(publicUrl).host}${kalender}`,
      ...(await benachrichtigen(cms, thema)),
    },
  }
}

async function nextEvent(cms: Cms, rubrik_id: number | undefined): Promise<Veranstaltung | null> {
  const { data } = await cms.call(calls.veranstaltungen, { query: { rubrik_id, pro_seite: 1 } })
  const [next] = data
  if (next) return next
  return rubrik_id === undefined ? null : nextEvent(cms, undefined)
}

/**
 * Returns the first and last day of a period. Without a first day, the list begins with the events that are
 * not over yet.
 */
function daysOf(zeitraum: Zeitraum | '', now: Date): { von?: string; bis?: string } {
  const today = berlinDay(now)
  const saturday = plusDays(today, 5 - weekdayOf(today))
  if (zeitraum === 'heute') return { bis: today }
  if (zeitraum === 'woche') return { bis: plusDays(today, 6) }
  if (zeitraum === 'monat') return { bis: plusDays(today, 29) }
  if (zeitraum === 'wochenende')
    return { ...(saturday > today ? { von: saturday } : {}), bis: plusDays(today, 6 - weekdayOf(today)) }
  return {}
}
