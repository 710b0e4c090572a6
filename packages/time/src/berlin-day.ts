/** Swedish, because a short date there is `2026-11-28`. */
const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

/**
 * Returns the day on the town's calendar at a moment: `2026-11-28`. Pads a year with zeros, also while an
 * editor types it: `0002-11-28`.
 */
export const berlinDay = (moment: Date): string => format.format(moment).padStart('2026-11-28'.length, '0')

/** 24 hours in milliseconds; a day in town may be an hour shorter or longer. */
export const DAY_MS = 86_400_000

/** Returns every day from the first to the last, both included; none if the last comes before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY_MS) {
    days.push(new Date(time).toISOString().slice(0, 10))
  }
  return days
}
