import { expect, test } from 'vitest'
import { germanDay } from './german-day.ts'
import { dayWithMonth, dayWithWeekday, fullDay, fullMoment, longMoment, weekdayInWords } from './in-words.ts'
import { longDay } from './long-day.ts'
import { monthInWords, monthWithYear } from './month-in-words.ts'

test.each([
  ['in digits', germanDay, '01.03.2028'],
  ['by its weekday', weekdayInWords, 'Mittwoch'],
  ['by its month', monthInWords, 'März'],
  ['by its month and year', monthWithYear, 'März 2028'],
  ['without its year', dayWithMonth, '1. März'],
  ['with its weekday', dayWithWeekday, 'Mittwoch, 1. März'],
  ['with its year', longDay, '1. März 2028'],
  ['with its weekday and year', fullDay, 'Mittwoch, 1. März 2028'],
])('A day can be written %s', (_how, say, said) => {
  expect(say('2028-03-01')).toBe(said)
})

test('The name of a month can be written for a month as for a day', () => {
  expect(monthInWords('2026-12')).toBe('Dezember')
  expect(monthWithYear('2026-12')).toBe('Dezember 2026')
})

test.each([
  ['in summer', '2026-06-30T22:05:00Z', 'Mittwoch, 1. Juli 2026 um 00:05'],
  ['in winter', '2026-12-31T22:59:59Z', 'Donnerstag, 31. Dezember 2026 um 23:59'],
  ['after the clock went back', '2026-10-25T01:30:00Z', 'Sonntag, 25. Oktober 2026 um 02:30'],
])('F-13: a moment %s is written in the time of the town', (_when, moment, said) => {
  expect(fullMoment(new Date(moment))).toBe(said)
  expect(longMoment(new Date(moment))).toBe(said.replace(/^\w+, /, ''))
})
