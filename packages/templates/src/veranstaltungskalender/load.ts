import { type Cms, calls, type Rubrikwahl, type Veranstaltung } from '@rathausplatz/contract'
import {
  berlinDay,
  calendarMonth,
  daysBetween,
  type Month,
  monthOf,
  monthsLater,
} from '@rathausplatz/kalender'
import type { Loader } from '../template.ts'
import { hrefWith, numberIn } from '../visitor-query.ts'
import type { veranstaltungskalender } from './schema.ts'

export type Kalendermonat = {
  path: string
  /** `2026-12`. */
  monat: string
  /** Weeks from Monday to Sunday; a day of a neighbouring month is empty. */
  wochen: (Kalendertag | null)[][]
  /** Addresses of the months before and after; none where the calendar ends. */
  vorher?: string
  nachher?: string
  /** Address of the current month; none while it is shown. */
  heute?: string
  /** Address at which a narrow screen shows the days that are over too; only while it leaves them out. */
  ganz?: string
  rubriken: Rubrikwahl[]
  rubrik_id?: number
}

export type Kalendertag = {
  /** `2026-12-01`. */
  tag: string
  istHeute: boolean
  /** A day before today of a month that begins today on a narrow screen. */
  istVorbei: boolean
  termine: { titel: string; href: string; datum_von: string; mitUhrzeit: boolean; entfaellt: boolean }[]
}

/** A calendar has an end on both sides, also for programs that follow every link. */
const MONTHS_BACK = 12
const MONTHS_AHEAD = 24

/** The month that the visitor's `monat` names, or this one; of one category with `rubrik_id`. */
export const loadVeranstaltungskalender: Loader<typeof veranstaltungskalender, Kalendermonat> = async (
  cms,
  { options },
  { path, query, now },
) => {
  const today = berlinDay(now)
  const current = monthOf(today)
  const [first, last] = [monthsLater(current, -MONTHS_BACK), monthsLater(current, MONTHS_AHEAD)]
  const named = monthIn(query, first, last)
  const monat = named ?? current
  // Who asks for no month wants to know what comes.
  const beginsToday = named === undefined && today > `${current}-01`
  const rubrik_id = numberIn(query, 'rubrik_id', 1_000_000) ?? options.rubrik_id
  const days = calendarMonth(monat)
    .flat()
    .filter(day => monthOf(day) === monat)
  const [events, { data: rubriken }] = await Promise.all([
    eventsOf(cms, { rubrik_id, von: days.at(0), bis: days.at(-1) }),
    cms.call(calls.rubriken, {}),
  ])
  const byDay = Map.groupBy(
    events.flatMap(event => daysOf(event).map(day => ({ day, event }))),
    ({ day }) => day,
  )
  const hrefOf = (month: Month) => hrefWith(path, { monat: month === current ? undefined : month, rubrik_id })
  return {
    path,
    monat,
    wochen: calendarMonth(monat).map(week =>
      week.map(tag =>
        monthOf(tag) === monat
          ? {
              tag,
              istHeute: tag === today,
              istVorbei: beginsToday && tag < today,
              termine: (byDay.get(tag) ?? []).map(({ event }) => entryOf(event, tag)),
            }
          : null,
      ),
    ),
    ...(monat > first ? { vorher: hrefOf(monthsLater(monat, -1)) } : {}),
    ...(monat < last ? { nachher: hrefOf(monthsLater(monat, 1)) } : {}),
    ...(monat === current ? {} : { heute: hrefOf(current) }),
    ...(beginsToday ? { ganz: hrefWith(path, { monat, rubrik_id }) } : {}),
    rubriken,
    ...(rubrik_id === undefined ? {} : { rubrik_id }),
  }
}

function monthIn(query: URLSearchParams, first: Month, last: Month): Month | undefined {
  const [monat = '', ...more] = query.getAll('monat')
  const isMonth = more.length === 0 && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(monat)
  return isMonth && monat >= first && monat <= last ? monat : undefined
}

const MOST_PAGES = 5

/** All dates of a month; a town with more than 500 is shown the first of them. */
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

/** What ends at midnight does not go on into the day that begins then. */
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
