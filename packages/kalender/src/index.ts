export { berlinDay, daysBetween } from './berlin-day.ts'
