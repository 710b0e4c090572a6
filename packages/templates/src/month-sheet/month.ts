import { berlinDay, calendarMonth, type Month, monthOf, monthsLater } from '@rathausplatz/time'

/** A month as a grid of days, with links to its neighbours. */
export type Monatsblatt = {
  /** `2026-12`. */
  monat: string
  /** Weeks from Monday to Sunday; null for days of neighbouring months. */
  wochen: (Kalendertag | null)[][]
  /** Addresses of the months before and after; undefined at the ends of the calendar. */
  vorher?: string
  nachher?: string
  /** Address of the current month; undefined if the current month is shown. */
  heute?: string
  /** Address that shows past days on a narrow screen too; undefined if past days are shown. */
  ganz?: string
}

export type Kalendertag = {
  /** `2026-12-01`. */
  tag: string
  istHeute: boolean
  /** A past day of the current month, which narrow screens leave out. */
  istVorbei: boolean
  termine: { titel: string; href: string; datum_von: string; mitUhrzeit: boolean; entfaellt: boolean }[]
}

/** How many months the calendar reaches, so that crawlers do not follow its links forever. */
const MONTHS_BACK = 12
const MONTHS_AHEAD = 24

/** Returns the month in `monat` of the address, otherwise the current month. */
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
    // If the address names no month, past days are left out.
    beginsToday: named === undefined && today > `${current}-01`,
    today,
    current,
    first,
    last,
  }
}

/** Builds the grid of a month with its events or meetings, and links to other months. */
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
