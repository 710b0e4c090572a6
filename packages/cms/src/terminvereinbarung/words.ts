import { berlinDay, clockTime, fullDay } from '@rathausplatz/time'

/** `Mittwoch, 2. Dezember 2026, 09:15 Uhr` */
export function momentInWords(moment: string): string {
  const then = new Date(moment)
  return `${fullDay(berlinDay(then))}, ${clockTime(then)} Uhr`
}
