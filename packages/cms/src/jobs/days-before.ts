import { DAY_MS } from '@rathausplatz/time'

/** Returns the moment `days` days before `now`, in the format of the database. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString()
