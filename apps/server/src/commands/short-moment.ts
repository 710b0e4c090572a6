/** A moment of the database as the town reads it. */
export const shortMoment = (iso: string): string =>
  new Date(iso).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
