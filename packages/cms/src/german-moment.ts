/** A day as a mail says it: „20. November 2026“. */
export const germanDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** A moment as a mail says it, by the clock of the town: „20. November 2026 um 12:00“. */
export const germanMoment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
