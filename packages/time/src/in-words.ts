import { berlinDay } from './berlin-day.ts'
import { clockTime } from './clock-time.ts'
import { germanFormat } from './german-format.ts'
import { longDay } from './long-day.ts'

const weekday = /* @__PURE__ */ germanFormat({ weekday: 'long' })
const dayOfMonth = /* @__PURE__ */ germanFormat({ day: 'numeric', month: 'long' })

/** `Dienstag` */
export const weekdayInWords = (day: string): string => weekday.format(new Date(day))

/** `1. Dezember` */
export const dayWithMonth = (day: string): string => dayOfMonth.format(new Date(day))

/** `Dienstag, 1. Dezember` */
export const dayWithWeekday = (day: string): string => `${weekdayInWords(day)}, ${dayWithMonth(day)}`

/** `Dienstag, 1. Dezember 2026` */
export const fullDay = (day: string): string => `${weekdayInWords(day)}, ${longDay(day)}`

/** `1. Dezember 2026 um 18:00`, in the time of the town. */
export const longMoment = (moment: Date): string => `${longDay(berlinDay(moment))} um ${clockTime(moment)}`

/** `Dienstag, 1. Dezember 2026 um 18:00`, in the time of the town. */
export const fullMoment = (moment: Date): string => `${fullDay(berlinDay(moment))} um ${clockTime(moment)}`
