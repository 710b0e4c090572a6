import { expect, it } from 'vitest'
import { berlinDay, daysBetween } from './berlin-day.ts'

it.each([
  ['a second before midnight in winter', '2026-11-25T22:59:59Z', '2026-11-25'],
  ['at midnight in winter', '2026-11-25T23:00:00Z', '2026-11-26'],
  ['at midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['in the night in which summer time begins', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['at midnight after the day on which summer time begins', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['in the hour that the clocks show twice', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['a second before midnight on the day on which summer time ends', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['at the first moment of a leap day', '2028-02-28T23:00:00Z', '2028-02-29'],
])('F-13: %s, a server in UTC uses the day of the town', (_when, moment, day) => {
  expect(berlinDay(new Date(moment))).toBe(day)
})

it('a year that an editor is still typing is padded to four digits', () => {
  expect(berlinDay(new Date('0002-12-24T12:00:00Z'))).toBe('0002-12-24')
  expect(berlinDay(new Date('0202-12-24T12:00:00Z'))).toBe('0202-12-24')
})

it('daysBetween lists every day once, also when the clocks change', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([])
})

it('the tests run in UTC, like a server', () => {
  expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(12)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('UTC')
})
