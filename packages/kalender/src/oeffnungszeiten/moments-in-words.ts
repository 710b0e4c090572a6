import {
  berlinDay,
  clockTime,
  DAY_MS,
  daysUntil,
  germanDay,
  isMidnight,
  weekdayInWords,
} from '@rathausplatz/time'
import type { Span } from './open-spans.ts'

export const HALF_A_DAY = DAY_MS / 2

/** `15:00–17:30` */
export const fromTo = ({ from, to }: Span): string => `${clockTime(from)}–${clockEnd(to)}`

/** The time of an end: midnight reads 24:00. */
export const clockEnd = (moment: number): string => (isMidnight(moment) ? '24:00' : clockTime(moment))

/** `heute um 15:00 Uhr`, `morgen um ...`, `am Montag um ...`; from seven days on with the date. */
export function whenAgain(now: Date, moment: number): string {
  const day = berlinDay(new Date(moment))
  const ahead = daysUntil(berlinDay(now), day)
  const time = `um ${clockTime(moment)} Uhr`
  if (ahead === 0) return `heute ${time}`
  if (ahead === 1) return `morgen ${time}`
  return ahead < 7
    ? `am ${weekdayInWords(day)} ${time}`
    : `am ${weekdayInWords(day)}, ${germanDay(day)}, ${time}`
}

/**
 * `morgen ab 08:30 Uhr`, `am Montag ab ...`; from seven days on without the time: `ab Samstag, 08.05.2027,`.
 */
export function fromWhen(now: Date, moment: number): string {
  const day = berlinDay(new Date(moment))
  const ahead = daysUntil(berlinDay(now), day)
  const time = `ab ${clockTime(moment)} Uhr`
  if (ahead === 1) return `morgen ${time}`
  return ahead < 7 ? `am ${weekdayInWords(day)} ${time}` : `ab ${weekdayInWords(day)}, ${germanDay(day)},`
}

/** `um 15:00 Uhr`, `morgen um ...`, `Mo um ...`; from seven days on only the date: `am 08.05.2027`. */
export function brieflyWhen(now: Date, moment: number): string {
  const day = berlinDay(new Date(moment))
  const ahead = daysUntil(berlinDay(now), day)
  const time = `um ${clockTime(moment)} Uhr`
  if (ahead === 0) return time
  if (ahead === 1) return `morgen ${time}`
  return ahead < 7 ? `${weekdayInWords(day).slice(0, 2)} ${time}` : `am ${germanDay(day)}`
}

/** `17:30 Uhr`; with the day unless the end is today or less than half a day ahead. */
export function until(now: Date, moment: number): string {
  const day = berlinDay(new Date(isMidnight(moment) ? moment - 1 : moment))
  const time = `${clockEnd(moment)} Uhr`
  const ahead = daysUntil(berlinDay(now), day)
  if (ahead === 0 || moment - now.getTime() < HALF_A_DAY) return time
  return ahead === 1 ? `morgen um ${time}` : `${weekdayInWords(day)} um ${time}`
}
