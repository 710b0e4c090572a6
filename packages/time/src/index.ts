export { berlinDay, DAY_MS, daysBetween } from './berlin-day.ts'
export { berlinMoment, startOfDay, utc, type WallTime, wallTime, withTownOffset } from './berlin-time.ts'
export {
  dayWithMonth,
  dayWithWeekday,
  fullDay,
  fullMoment,
  germanDay,
  longDay,
  longMoment,
  monthInWords,
  monthWithYear,
  weekdayInWords,
} from './in-words.ts'
export { calendarMonth, type Month, monthOf, monthsAfter, monthsLater } from './month.ts'
export {
  clockTime,
  DAY_MINUTES,
  daysUntil,
  isMidnight,
  minutesOf,
  momentOf,
  plusDays,
  townOffset,
  weekdayOf,
} from './wall-time.ts'
export { WEEKDAYS } from './weekdays.ts'
