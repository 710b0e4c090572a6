import type { Abfallregel } from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { daysUntil, plusDays, WEEKDAYS, weekdayOf } from '@rathausplatz/time'

/** A date that a rule plans. */
export type Planned = {
  readonly urspruenglich: string
  readonly datum: string
  /** The holiday that moves the date; empty for none. */
  readonly grund: string
  readonly entfaellt: boolean
}

type Weekly = Extract<Abfallregel, { art: 'wochen' }>

const SATURDAY = 5
const SUNDAY = 6

/** Returns the dates whose original day is from `von` to `bis`. */
export const planned = (regel: Abfallregel, von: string, bis: string, holidays: Holidays): Planned[] =>
  regel.art === 'wochen' ? daysOf(regel, von, bis).map(day => shifted(regel, day, holidays)) : []

/** Whether a rule plans a collection that is originally on this day. */
export const isPlanned = (regel: Abfallregel, day: string): boolean =>
  regel.art === 'wochen' && daysOf(regel, day, day).length > 0

/** Returns the original days of a rule from `von` to `bis`. */
function daysOf(regel: Weekly, von: string, bis: string): string[] {
  const first = nextWeekday(regel.ab, regel.wochentag)
  const days: string[] = []
  for (let day = nextWeekday(von < first ? first : von, regel.wochentag); day <= bis; day = plusDays(day, 7))
    if ((daysUntil(first, day) / 7) % everyWeeks(regel, day) === 0) days.push(day)
  return days
}

const nextWeekday = (day: string, weekday: number): string =>
  plusDays(day, (weekday - weekdayOf(day) + 7) % 7)

const everyWeeks = ({ alle_wochen, saisons }: Weekly, day: string): number => {
  const ofYear = day.slice(5)
  const saison = saisons.find(({ von, bis }) =>
    von <= bis ? ofYear >= von && ofYear <= bis : ofYear >= von || ofYear <= bis,
  )
  return saison?.alle_wochen ?? alle_wochen
}

function shifted({ verschiebung, vor_festen }: Weekly, urspruenglich: string, holidays: Holidays): Planned {
  const stays = { urspruenglich, datum: urspruenglich, grund: '', entfaellt: false }
  const own = holidays.on(urspruenglich)
  if (verschiebung === 'keine') return stays
  if (verschiebung === 'entfallen') return own ? { ...stays, grund: own, entfaellt: true } : stays
  const monday = plusDays(urspruenglich, -weekdayOf(urspruenglich))
  const isEarlier = verschiebung === 'vorziehen' || (vor_festen && isBeforeFeast(monday, holidays))
  const holiday = movingHoliday(monday, urspruenglich, isEarlier, holidays)
  if (!holiday) return stays
  const datum = isEarlier ? earlier(monday, urspruenglich, holidays) : later(monday, urspruenglich, holidays)
  return datum === urspruenglich ? stays : { ...stays, datum, grund: holidays.on(holiday) ?? '' }
}

/** Whether the week of this Monday is that of Good Friday or of Christmas. */
const isBeforeFeast = (monday: string, holidays: Holidays): boolean =>
  workdays(monday).some(day => holidays.on(day) === 'Karfreitag' || /-12-2[56]$/.test(day))

/** Monday to Friday: a holiday on a weekend moves nothing. */
const workdays = (monday: string): string[] => [0, 1, 2, 3, 4].map(count => plusDays(monday, count))

/** Returns the holiday that moves a day: the day itself, or a holiday that shifts the days around it. */
function movingHoliday(
  monday: string,
  day: string,
  isEarlier: boolean,
  holidays: Holidays,
): string | undefined {
  if (holidays.on(day)) return day
  if (weekdayOf(day) >= SATURDAY) return undefined
  const found = workdays(monday).filter(one => holidays.on(one) && (isEarlier ? one > day : one < day))
  return isEarlier ? found[0] : found.at(-1)
}

const isFree =
  (holidays: Holidays) =>
  (day: string): boolean =>
    weekdayOf(day) !== SUNDAY && !holidays.on(day)

/**
 * Moves a collection to a later day: from the holiday on, each day of the week by one, Friday to Saturday.
 */
function later(monday: string, day: string, holidays: Holidays): string {
  const left = [...workdays(monday), plusDays(monday, SATURDAY)].filter(isFree(holidays))
  const weekday = weekdayOf(day)
  // In a week with too many holidays, a day without a free day after the holidays moves before them.
  if (weekday < SATURDAY) return left[weekday] ?? nextFree(day, -1, holidays)
  return nextFree(day, 1, holidays)
}

/** Moves a collection to an earlier day: each day up to the holiday by one, Monday to the Saturday before. */
function earlier(monday: string, day: string, holidays: Holidays): string {
  const left = [plusDays(monday, -2), ...workdays(monday)].filter(isFree(holidays))
  const fromEnd = 5 - weekdayOf(day)
  if (fromEnd < 1) return nextFree(day, -1, holidays)
  return left.at(-fromEnd) ?? nextFree(left[0] ?? monday, -1, holidays)
}

/** Returns the nearest free day after a day, or before it. */
function nextFree(day: string, direction: 1 | -1, holidays: Holidays): string {
  let found = plusDays(day, direction)
  while (!isFree(holidays)(found)) found = plusDays(found, direction)
  return found
}

const NUMBERS = [
  '',
  '',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

const every = (weeks: number): string => (weeks === 1 ? 'jede Woche' : `alle ${NUMBERS[weeks]} Wochen`)

/** Describes a rule: „Dienstag, alle zwei Wochen; vom 1. 6. bis 30. 9. jede Woche“. */
export function ruleInWords(regel: Abfallregel): string {
  if (regel.art !== 'wochen') return 'einzelne Termine'
  const seasons = regel.saisons.map(
    ({ von, bis, alle_wochen }) => `; vom ${dayAndMonth(von)} bis ${dayAndMonth(bis)} ${every(alle_wochen)}`,
  )
  return `${WEEKDAYS[regel.wochentag]}, ${every(regel.alle_wochen)}${seasons.join('')}`
}

const dayAndMonth = (day: string): string => `${Number(day.slice(3))}. ${Number(day.slice(0, 2))}.`
