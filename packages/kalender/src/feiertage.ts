import { getHolidays } from 'feiertagejs'

/** Names from the state's list, where the library uses different ones. */
const NAMES: Readonly<Record<string, string>> = {
  NEUJAHRSTAG: 'Neujahr',
  TAG_DER_ARBEIT: '1. Mai',
  ERSTERWEIHNACHTSFEIERTAG: '1. Weihnachtsfeiertag',
  ZWEITERWEIHNACHTSFEIERTAG: '2. Weihnachtsfeiertag',
}

const years = new Map<number, ReadonlyMap<string, string>>()

/** The public holidays of Baden-Württemberg in a year, by day: `2026-06-04` is `Fronleichnam`. */
export function feiertage(year: number): ReadonlyMap<string, string> {
  const known = years.get(year)
  if (known) return known
  // Takes the day from the moment, which is noon in UTC: the library's text gives the day in the server's
  // time zone.
  const days = getHolidays(year, 'BW').map(
    holiday =>
      [
        holiday.date.toISOString().slice(0, 10),
        NAMES[holiday.name] ?? holiday.translate('de') ?? '',
      ] as const,
  )
  const found = new Map(days.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  if (years.size > 200) years.clear()
  years.set(year, found)
  return found
}

/** Returns the public holidays from one day to another, both included, each as day and name. */
export function feiertageIn(first: string, last: string): (readonly [day: string, name: string])[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: to - from + 1 }, (_, after) => [...feiertage(from + after)])
    .flat()
    .filter(([day]) => first <= day && day <= last)
}

/** Returns the name of the public holiday on a day (`2026-06-04`) in Baden-Württemberg, or `undefined`. */
export const feiertagAm = (day: string): string | undefined => feiertage(Number(day.slice(0, 4))).get(day)
