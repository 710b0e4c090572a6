import { type Cms, calls, type Rubrikwahl, type Veranstaltung } from '@rathausplatz/contract'
import { berlinDay, daysBetween } from '@rathausplatz/time'
import { type Kalendertag, type Monatsblatt, monthAsked, monthSheet } from '../month-sheet/month.ts'
import type { Loader } from '../template.ts'
import { hrefWith, numberIn } from '../visitor-query.ts'
import type { veranstaltungskalender } from './schema.ts'

export type Kalendermonat = Monatsblatt & {
  path: string
  rubriken: Rubrikwahl[]
  rubrik_id?: number
}

/**
 * Loads the month in `monat` of the address, otherwise the current month; with `rubrik_id`, only the events
 * of this category.
 */
export const loadVeranstaltungskalender: Loader<typeof veranstaltungskalender, Kalendermonat> = async (
  cms,
  { options },
  { path, query, now },
) => {
  const asked = monthAsked(query, now)
  const { von, bis } = asked
  const rubrik_id = numberIn(query, 'rubrik_id', 1_000_000) ?? options.rubrik_id
  const [events, { data: rubriken }] = await Promise.all([
    eventsOf(cms, { rubrik_id, von, bis }),
    cms.call(calls.rubriken, {}),
  ])
  const byDay = Map.groupBy(
    events.flatMap(event => daysOf(event).map(day => ({ day, event }))),
    ({ day }) => day,
  )
  return {
    path,
    ...monthSheet(
      asked,
      tag => (byDay.get(tag) ?? []).map(({ event }) => entryOf(event, tag)),
      month => hrefWith(path, { monat: month, rubrik_id }),
    ),
    rubriken,
    ...(rubrik_id === undefined ? {} : { rubrik_id }),
  }
}

const MOST_PAGES = 5

/** Loads all event dates of a month, 500 at most. */
async function eventsOf(
  cms: Cms,
  which: { rubrik_id: number | undefined; von: string | undefined; bis: string | undefined },
): Promise<Veranstaltung[]> {
  const events: Veranstaltung[] = []
  for (let seite = 1; seite <= MOST_PAGES; seite++) {
    const query = { ...which, seite, pro_seite: 100 }
    const { data, pagination } = await cms.call(calls.veranstaltungen, { query })
    events.push(...data)
    if (seite >= (pagination?.pages ?? 1)) break
  }
  return events
}

/** An event that ends at midnight does not extend into the next day. */
function daysOf({ datum_von, datum_bis = datum_von }: Veranstaltung): string[] {
  const begin = new Date(datum_von)
  const last = new Date(Math.max(begin.getTime(), Date.parse(datum_bis) - 1))
  return daysBetween(berlinDay(begin), berlinDay(last))
}

function entryOf(event: Veranstaltung, tag: string): Kalendertag['termine'][number] {
  const { titel, datum_von, ganztaegig = false, entfaellt = false, rubriken } = event
  const mitUhrzeit = !ganztaegig && berlinDay(new Date(datum_von)) === tag
  return { titel, href: rubriken[0]?.detailURL ?? '', datum_von, mitUhrzeit, entfaellt }
}
