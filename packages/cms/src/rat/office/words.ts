import { berlinDay, dayWithMonth, fullMoment, longDay } from '@rathausplatz/time'

/** „Dienstag, 1. Dezember 2026 um 18:00 Uhr“. */
export const beginInWords = (moment: string): string => `${fullMoment(new Date(moment))} Uhr`

/** „vom 3. auf den 17. Dezember 2026“; a month or year that both days share is named once. */
export function moveInWords(from: string, to: string): string {
  const [was, is] = [berlinDay(new Date(from)), berlinDay(new Date(to))]
  const shares = (length: number) => was.slice(0, length) === is.slice(0, length)
  const short = shares(7) ? `${Number(was.slice(8))}.` : shares(4) ? dayWithMonth(was) : longDay(was)
  return `vom ${short} auf den ${longDay(is)}`
}

/** „1. Dezember 2026“. */
export const dayInWords = (moment: string): string => longDay(berlinDay(new Date(moment)))
