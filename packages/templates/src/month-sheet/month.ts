import { berlinDay, calendarMonth, type Month, monthOf, monthsLater } from '@rathausplatz/time'

/** A month as a sheet of days, with the ways to its neighbours. */
export type Monatsblatt = {
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

/** The month that the visitor's `monat` names, or this one. */
export function monthAsked(query: URLSearchParams, now: Date) {
  const today = berlinDay(now)
  const current = monthOf(today)
  const [first, last] = [monthsLater(current, -MONTHS_BACK), monthsLater(current, MONTHS_AHEAD)]
  const named = monthIn(query, first, last)
  const monat = named ?? current
  const days = calendarMonth(monat)
    .flat()
    .filter(day => monthOf(day) === monat)
  return {
    monat,
    von: days.at(0),
    bis: days.at(-1),
    // Who asks for no month wants to know what comes.
    beginsToday: named === undefined && today > `${current}-01`,
    today,
    current,
    first,
    last,
  }
}

/** The sheet of a month: what stands on each day, and where the months around it stand. */
export function monthSheet(
  { monat, beginsToday, today, current, first, last }: ReturnType<typeof monthAsked>,
  termineOn: (tag: string) => Kalendertag['termine'],
  hrefOf: (month: Month | undefined) => string,
): Monatsblatt {
  const hrefOrBare = (month: Month) => hrefOf(month === current ? undefined : month)
  return {
    monat,
    wochen: calendarMonth(monat).map(week =>
      week.map(tag =>
        monthOf(tag) === monat
          ? { tag, istHeute: tag === today, istVorbei: beginsToday && tag < today, termine: termineOn(tag) }
          : null,
      ),
    ),
    ...(monat > first ? { vorher: hrefOrBare(monthsLater(monat, -1)) } : {}),
    ...(monat < last ? { nachher: hrefOrBare(monthsLater(monat, 1)) } : {}),
    ...(monat === current ? {} : { heute: hrefOf(undefined) }),
    ...(beginsToday ? { ganz: hrefOf(monat) } : {}),
  }
}

function monthIn(query: URLSearchParams, first: Month, last: Month): Month | undefined {
  const [monat = '', ...more] = query.getAll('monat')
  const isMonth = more.length === 0 && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(monat)
  return isMonth && monat >= first && monat <= last ? monat : undefined
}
