const DAY_MS = 24 * 3_600_000

/** The moment so many days before, as it stands in the database. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString()
