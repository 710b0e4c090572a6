import { expect, test } from 'vitest'
import { germanDay, readDay, townToday } from './german-day.ts'

test.each([
  ['an hour before midnight in winter', '2026-11-25T22:59:59Z', '2026-11-25'],
  ['at midnight in winter', '2026-11-25T23:00:00Z', '2026-11-26'],
  ['at midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['in the night in which summer time begins', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['on the evening after it', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['in the hour that there is twice', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['on the evening after it, an hour before midnight', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['on the day that there is every four years', '2028-02-28T23:00:00Z', '2028-02-29'],
])('F-13: %s a form on a server in UTC goes by the day of the town', (_when, moment, day) => {
  expect(townToday(new Date(moment))).toBe(day)
})

test.each([
  ['29.2.2028', '2028-02-29'],
  ['29.02.28', '2028-02-29'],
  ['29. Februar 2028', '2028-02-29'],
  ['29.2.2027', undefined],
  ['29.2.2100', undefined],
  ['31.6.2026', undefined],
  ['1. März 2027', '2027-03-01'],
])('F-13: a day that there is not is none: %s', (typed, day) => {
  expect(readDay(typed, { heute: '2026-11-25' })).toBe(day)
})

test('What is read of a day is shown as people write it', () => {
  expect(germanDay(readDay('1.2.27', { heute: '2026-11-25' }) ?? '')).toBe('01.02.2027')
})

test('Of two digits a birth never lies ahead', () => {
  expect(readDay('24.12.30', { heute: '2026-11-25', notAhead: true })).toBe('1930-12-24')
  expect(readDay('24.12.30', { heute: '2026-11-25' })).toBe('2030-12-24')
})
