import { type Cms, calls, type Kalendertermin } from '@rathausplatz/contract'
import { utc } from '@rathausplatz/time'
import type { Entry, Loader } from '../template.ts'
import type { veranstaltung } from './schema.ts'

export type Termindaten = {
  /** The event date that this page shows. */
  termin: EinTermin
  istVorbei: boolean
  /** The next dates of the series, and how many more there are. */
  weitere: (EinTermin & { href: string })[]
  mehr: number
  /** Categories with the addresses of their lists. */
  rubriken: { rubrik: string; href: string }[]
  /** Calendar files of this event date and of the whole series. */
  kalender?: { termin: string; serie?: string }
}

export type EinTermin = {
  datum_von: string
  datum_bis?: string
  ganztaegig: boolean
  entfaellt: boolean
  grund: string
}

const MOST_SHOWN = 8

/**
 * Loads the event date in the address, or the next one of a series, and the following ones. If the CMS has no
 * calendar or no categories, the data of the event itself is used.
 */
export const loadVeranstaltung: Loader<typeof veranstaltung, Termindaten> = async (
  cms,
  { context },
  { path, now },
) => {
  const { slug, termin: asked } = context
  const list = slug ? path.slice(0, path.lastIndexOf(`/${slug}`)) : ''
  const [termine, rubriken] = await Promise.all([termineOf(cms, slug), rubrikenOf(cms, context, list)])
  const isOver = (termin: EinTermin) => utc(endOf(termin)) < now.toISOString()
  const coming = termine.filter(termin => !isOver(toTermin(termin)))
  const current = asked === undefined ? firstOn(coming) : termine.find(({ termin }) => termin === asked)
  const chosen = current ?? termine.at(-1)
  const termin = chosen ? toTermin(chosen) : ofContext(context)
  const others = coming.filter(other => other !== chosen)
  const isSeries = termine.length > 1
  const event = `${list}/${slug}`
  return {
    termin,
    istVorbei: isOver(termin),
    weitere: others
      .slice(0, MOST_SHOWN)
      .map(other => Object.assign(toTermin(other), { href: other.detailURL })),
    mehr: Math.max(0, others.length - MOST_SHOWN),
    rubriken,
    ...(chosen
      ? {
          kalender: isSeries
            ? { termin: `${event}/${chosen.termin}.ics`, serie: `${event}.ics` }
            : { termin: `${event}.ics` },
        }
      : {}),
  }
}

/** Returns the next date that is not cancelled; if all are cancelled, the next one. */
const firstOn = (coming: readonly Kalendertermin[]) => coming.find(({ entfaellt }) => !entfaellt) ?? coming[0]

async function termineOf(cms: Cms, slug: string): Promise<Kalendertermin[]> {
  if (!slug) return []
  const { data } = await cms.call(calls.kalender, { query: { slug } }).catch(() => ({ data: [] }))
  return data
}

/** Returns the categories; a category without an id links the list of all events. */
async function rubrikenOf(cms: Cms, { rubriken }: Entry<typeof veranstaltung>['context'], list: string) {
  if (rubriken.length === 0) return []
  const { data } = await cms.call(calls.rubriken, {}).catch(() => ({ data: [] }))
  const named = rubriken.filter(({ rubrik }) => rubrik !== '')
  return named.map(({ rubrik }) => {
    const found = data.find(other => other.rubrik === rubrik)
    return { rubrik, href: found && list ? `${list}?rubrik_id=${found.rubrik_id}` : list }
  })
}

function toTermin({
  datum_von,
  datum_bis,
  ganztaegig = false,
  entfaellt = false,
  grund = '',
}: Partial<Kalendertermin> & { datum_von: string }): EinTermin {
  return { datum_von, ...(datum_bis === undefined ? {} : { datum_bis }), ganztaegig, entfaellt, grund }
}

const ofContext = ({ datum_von, datum_bis }: Entry<typeof veranstaltung>['context']) =>
  toTermin({ datum_von, ...(datum_bis === undefined ? {} : { datum_bis }) })

const endOf = ({ datum_von, datum_bis = datum_von }: EinTermin) => datum_bis
