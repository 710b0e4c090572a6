export { askRoughly, exampleMonth } from './ask-roughly.ts'
export { berlinDay, DAY_MS, daysBetween } from './berlin-day.ts'
export { berlinMoment, startOfDay, utc, type WallTime, wallTime, withTownOffset } from './berlin-time.ts'
export { clockTime } from './clock-time.ts'
export { germanDay } from './german-day.ts'
export {
  dayWithMonth,
  dayWithWeekday,
  fullDay,
  fullMoment,
  longMoment,
  weekdayInWords,
} from './in-words.ts'
export { lastLikelyDay } from './likely-day.ts'
export { longDay } from './long-day.ts'
export { isMinuteOver } from './minute-over.ts'
export { calendarMonth, type Month, monthOf, monthsAfter, monthsLater } from './month.ts'
export { monthInWords, monthWithYear } from './month-in-words.ts'
export { spokenTimes, withoutRoughly } from './spoken-time.ts'
export { isMidnight, momentOf, townOffset } from './town-clock.ts'
export { exampleDay, type HowTyped, isIsoDay, type Meaning, typedDay } from './typed-day.ts'
export { monthOfName } from './typed-month.ts'
export { type Period, type TypedPeriod, typedPeriod } from './typed-period.ts'
export { typedSpans } from './typed-spans.ts'
export { typedTime } from './typed-time.ts'
export { typedTimeSpan } from './typed-time-span.ts'
export { DAY_MINUTES, daysUntil, minutesOf, plusDays } from './wall-time.ts'
export { weekdayOf } from './weekday-of.ts'
export { WEEKDAYS } from './weekdays.ts'
