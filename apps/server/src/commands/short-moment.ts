/** Formats an ISO timestamp of the database in German local time. */
export const shortMoment = (iso: string): string =>
  new Date(iso).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
