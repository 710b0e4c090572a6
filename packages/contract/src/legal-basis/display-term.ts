import { daysUntil, germanDay, isIsoDay, plusDays } from '@rathausplatz/time'

/** How long a law demands that something is on display. */
export type DisplayTerm = {
  /** Follows „verlangt“. */
  readonly words: string
  /** Returns the earliest last day. The first day counts (BGB § 187 Absatz 2). */
  readonly earliestEnd: (first: string) => string
}

export const MONTH: DisplayTerm = {
  words: 'einen Monat, mindestens 30 Tage',
  earliestEnd: first => {
    const [month, days] = [endOfMonthFrom(first), plusDays(first, 30 - 1)]
    return month > days ? month : days
  },
}

export const SEVEN_DAYS: DisplayTerm = {
  words: 'sieben Tage',
  earliestEnd: first => plusDays(first, 7 - 1),
}

/** BGB § 188: the day before the same day of the next month, or the last day of that month if it has none. */
function endOfMonthFrom(first: string): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  if (day === 1) return isoDay(year, month + 1, 0)
  const last = isoDay(year, month + 2, 0)
  return day - 1 > Number(last.slice(8)) ? last : isoDay(year, month + 1, day - 1)
}

/** The month counts from 1 and may be one of the next year. */
const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** The first and the last day of a display, as far as they are entered. */
export function displayDaysOf({ auslegung }: Readonly<Record<string, unknown>>): {
  readonly von?: string
  readonly bis?: string
} {
  if (typeof auslegung !== 'object' || auslegung === null) return {}
  const { von, bis } = auslegung as { readonly von?: unknown; readonly bis?: unknown }
  return { ...(isDay(von) ? { von } : {}), ...(isDay(bis) ? { bis } : {}) }
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isIsoDay(value) && value >= '1900-01-01'

/** Says that a display is shorter than its law demands; undefined if it is long enough or has no days yet. */
export function shortDisplay(
  daten: Readonly<Record<string, unknown>>,
  term: DisplayTerm | undefined,
): string | undefined {
  const { von, bis } = displayDaysOf(daten)
  if (term === undefined || von === undefined || bis === undefined || bis < von) return undefined
  const end = term.earliestEnd(von)
  if (bis >= end) return undefined
  const days = daysUntil(von, bis) + 1
  return `Liegt ${days === 1 ? 'nur einen Tag' : `nur ${days} Tage`} aus. Verlangt: ${term.words}, also mindestens bis ${germanDay(end)}.`
}
