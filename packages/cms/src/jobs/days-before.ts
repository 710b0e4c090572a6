import { DAY_MS } from '@rathausplatz/time'

/** The moment so many days before, as it stands in the database. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString()
