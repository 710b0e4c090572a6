import { berlinDay, clockTime, fullDay } from '@rathausplatz/time'

/** `Mittwoch, 2. Dezember 2026, 09:15 Uhr` */
export function momentInWords(moment: string): string {
  const then = new Date(moment)
  return `${fullDay(berlinDay(then))}, ${clockTime(then)} Uhr`
}

/** Says why a time cannot be booked: it may be taken, past, or on a day that the office has closed meanwhile. */
export function takenInWords(begin: number, now: Date): string {
  const when = `Der Termin am ${momentInWords(new Date(begin).toISOString())}`
  const why = begin <= now.getTime() ? 'ist schon vorbei' : 'ist nicht mehr frei'
  return `${when} ${why}. Ihre Angaben sind noch da: Bitte wählen Sie eine andere Zeit.`
}
