import { berlinDay, clockTime, fullDay } from '@rathausplatz/time'

/** `Mittwoch, 2. Dezember 2026, 09:15 Uhr` */
export function momentInWords(moment: string): string {
  const then = new Date(moment)
  return `${fullDay(berlinDay(then))}, ${clockTime(then)} Uhr`
}

export const takenInWords = (begin: number): string =>
  `Der Termin am ${momentInWords(new Date(begin).toISOString())} ist gerade vergeben worden. Ihre Angaben sind noch da: Bitte wählen Sie eine andere Zeit.`
