const HOUR_MS = 3_600_000

/**
 * Returns how many days an entry takes, from its length in milliseconds; the end of an entry is exclusive. A
 * day has 23 hours in March, 25 in October, and always 24 on a server in UTC. An end one minute before
 * midnight means the whole day.
 */
export const daysLasting = (ms: number): number =>
  Math.max(1, Math.ceil((ms - HOUR_MS) / (24 * HOUR_MS)) || 1)

/** Returns the milliseconds of a duration: „P1D“, „PT24H“, „PT23H59M59S“. */
export function lengthOf(duration: string): number {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:\d{1,9}S)?)?$/i.exec(
      duration.trim(),
    ) ?? []
  return (((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000
}
