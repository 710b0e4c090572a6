const begin = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** „Dienstag, 1. Dezember 2026 um 18:00 Uhr“. */
export const beginInWords = (moment: string): string => `${begin.format(new Date(moment))} Uhr`

/** „1. Dezember 2026“. */
export const dayInWords = (moment: string): string => day.format(new Date(moment))
