import type { Abfallregel } from '@rathausplatz/contract'
import { feiertagAm } from '@rathausplatz/kalender'
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
export function planned(regel: Abfallregel, von: string, bis: string): Planned[] {
  if (regel.art !== 'wochen') return []
  const first = nextWeekday(regel.ab, regel.wochentag)
  const dates: Planned[] = []
  for (let day = nextWeekday(von < first ? first : von, regel.wochentag); day <= bis; day = plusDays(day, 7))
    if ((daysUntil(first, day) / 7) % everyWeeks(regel, day) === 0) dates.push(shifted(regel, day))
  return dates
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

function shifted({ verschiebung, vor_festen }: Weekly, urspruenglich: string): Planned {
  const stays = { urspruenglich, datum: urspruenglich, grund: '', entfaellt: false }
  const own = feiertagAm(urspruenglich)
  if (verschiebung === 'keine') return stays
  if (verschiebung === 'entfallen') return own ? { ...stays, grund: own, entfaellt: true } : stays
  const monday = plusDays(urspruenglich, -weekdayOf(urspruenglich))
  const isEarlier = verschiebung === 'vorziehen' || (vor_festen && isBeforeFeast(monday))
  const holiday = movingHoliday(monday, urspruenglich, isEarlier)
  if (!holiday) return stays
  const datum = isEarlier ? earlier(monday, urspruenglich) : later(monday, urspruenglich)
  return datum === urspruenglich ? stays : { ...stays, datum, grund: feiertagAm(holiday) ?? '' }
}

/** Whether the week of this Monday is that of Good Friday or of Christmas. */
const isBeforeFeast = (monday: string): boolean =>
  workdays(monday).some(day => feiertagAm(day) === 'Karfreitag' || /-12-2[56]$/.test(day))

/** Monday to Friday: a holiday on a weekend moves nothing. */
const workdays = (monday: string): string[] => [0, 1, 2, 3, 4].map(count => plusDays(monday, count))

/** Returns the holiday that moves a day: the day itself, or a holiday that shifts the days around it. */
function movingHoliday(monday: string, day: string, isEarlier: boolean): string | undefined {
  if (feiertagAm(day)) return day
  if (weekdayOf(day) >= SATURDAY) return undefined
  const found = workdays(monday).filter(one => feiertagAm(one) && (isEarlier ? one > day : one < day))
  return isEarlier ? found[0] : found.at(-1)
}

const isFree = (day: string): boolean => weekdayOf(day) !== SUNDAY && !feiertagAm(day)

/**
 * Moves a collection to a later day: from the holiday on, each day of the week by one, Friday to Saturday.
 */
function later(monday: string, day: string): string {
  const left = [...workdays(monday), plusDays(monday, SATURDAY)].filter(isFree)
  const weekday = weekdayOf(day)
  // In a week with too many holidays, a day without a free day after the holidays moves before them.
  if (weekday < SATURDAY) return left[weekday] ?? before(day)
  return after(day)
}

/** Moves a collection to an earlier day: each day up to the holiday by one, Monday to the Saturday before. */
function earlier(monday: string, day: string): string {
  const left = [plusDays(monday, -2), ...workdays(monday)].filter(isFree)
  const fromEnd = 5 - weekdayOf(day)
  if (fromEnd < 1) return before(day)
  return left.at(-fromEnd) ?? before(left[0] ?? monday)
}

function before(day: string): string {
  let found = plusDays(day, -1)
  while (!isFree(found)) found = plusDays(found, -1)
  return found
}

function after(day: string): string {
  let found = plusDays(day, 1)
  while (!isFree(found)) found = plusDays(found, 1)
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
