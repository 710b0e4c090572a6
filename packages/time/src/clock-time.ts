const timeFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** Returns the time on the clock in town at a moment: `08:30`. */
export const clockTime = (moment: number | Date): string => timeFormat.format(moment)
