import { dayWithWeekday, monthWithYear, weekdayInWords } from '@rathausplatz/time'
import { dayOf, formatTime } from './dates.ts'

/** `Dezember 2026`, for the month `2026-12`. */
export const formatMonth = monthWithYear

/** `Freitag`. */
export const formatWeekday = (moment: string): string => weekdayInWords(dayOf(moment))

/** `Mittwoch, 2. Dezember`. */
export const formatDayInWords = (moment: string): string => dayWithWeekday(dayOf(moment))

/** `Mittwoch, 2. Dezember, 09:15 Uhr`. */
export const formatAppointment = (moment: string): string =>
  `${formatDayInWords(moment)}, ${formatTime(moment)}`
