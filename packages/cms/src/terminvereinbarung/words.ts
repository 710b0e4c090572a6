const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `Mittwoch, 2. Dezember 2026, 09:15 Uhr` */
export const momentInWords = (moment: string): string =>
  `${day.format(new Date(moment))}, ${time.format(new Date(moment))} Uhr`
