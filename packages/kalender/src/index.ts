export { dayInShort, dayInWords, dayWithReason, weekdayAndDate } from './day-in-words.ts'
export { type Holidays, type HolidayTown, holidaysOf } from './holidays.ts'
export { type Contradiction, contradictions } from './oeffnungszeiten/contradictions.ts'
export { dayLabel, daysInWords, weekdaysOf } from './oeffnungszeiten/day-types.ts'
export { type Days, daysOffIn, deviationsOfDays } from './oeffnungszeiten/deviations-of-days.ts'
export { type Entered, enterDeviation, isSameDeviation } from './oeffnungszeiten/enter-deviation.ts'
export { hoursByDay } from './oeffnungszeiten/hours-by-day.ts'
export {
  type HoursLine,
  hoursHeadings,
  hoursLines,
  spanInWords,
} from './oeffnungszeiten/hours-lines.ts'
export {
  type HoursForSearchEngines,
  type HoursSpecification,
  hoursSpecification,
} from './oeffnungszeiten/hours-specification.ts'
export { merged as mergedSpans, openSpans, type Span } from './oeffnungszeiten/open-spans.ts'
export { hoursHeading } from './oeffnungszeiten/pause.ts'
export { type HoursState, stateAt, stateOfKind } from './oeffnungszeiten/state.ts'
export { deviationInWords, type UpcomingDeviation, upcomingDeviations } from './oeffnungszeiten/upcoming.ts'
export { currentHours, isOver as hoursAreOver, validityInWords } from './oeffnungszeiten/validity.ts'
export { organizerOf } from './organizer.ts'
export {
  type Dated,
  isEndless,
  MOST_DATES,
  strayCancellations,
  type Termin,
  termineOf,
  terminOn,
} from './series.ts'
export { strayStart } from './stray-start.ts'
