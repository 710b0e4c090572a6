import { berlinDay } from './berlin-day.ts'
import { clockTime, weekdayOf } from './wall-time.ts'
import { WEEKDAYS } from './weekdays.ts'

/** Formats in German. In UTC, because `new Date` reads a day (`2026-12-01`) as midnight in UTC. */

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options })

const month = format({ month: 'long' })
const monthAndYear = format({ month: 'long', year: 'numeric' })
const dayOfMonth = format({ day: 'numeric', month: 'long' })
const dayOfYear = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** `01.12.2026` */
export const germanDay = (day: string): string => day.split('-').toReversed().join('.')

/** `Dienstag` */
export const weekdayInWords = (day: string): string => WEEKDAYS[weekdayOf(day)] as string

/** `Dezember`, of a day or a month. */
export const monthInWords = (day: string): string => month.format(new Date(day))

/** `Dezember 2026`, of a day or a month. */
export const monthWithYear = (day: string): string => monthAndYear.format(new Date(day))

/** `1. Dezember` */
export const dayWithMonth = (day: string): string => dayOfMonth.format(new Date(day))

/** `Dienstag, 1. Dezember` */
export const dayWithWeekday = (day: string): string => `${weekdayInWords(day)}, ${dayWithMonth(day)}`

/** `1. Dezember 2026` */
export const longDay = (day: string): string => dayOfYear.format(new Date(day))

/** `Dienstag, 1. Dezember 2026` */
export const fullDay = (day: string): string => `${weekdayInWords(day)}, ${longDay(day)}`

/** `1. Dezember 2026 um 18:00`, in the time of the town. */
export const longMoment = (moment: Date): string => `${longDay(berlinDay(moment))} um ${clockTime(moment)}`

/** `Dienstag, 1. Dezember 2026 um 18:00`, in the time of the town. */
export const fullMoment = (moment: Date): string => `${fullDay(berlinDay(moment))} um ${clockTime(moment)}`
