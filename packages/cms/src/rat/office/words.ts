import { berlinDay, fullMoment, longDay } from '@rathausplatz/time'

/** „Dienstag, 1. Dezember 2026 um 18:00 Uhr“. */
export const beginInWords = (moment: string): string => `${fullMoment(new Date(moment))} Uhr`

/** „1. Dezember 2026“. */
export const dayInWords = (moment: string): string => longDay(berlinDay(new Date(moment)))
