import { germanDay } from '@rathausplatz/time'
import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  ['29.2.2028', '2028-02-29'],
  ['29.02.28', '2028-02-29'],
  ['29. Februar 2028', '2028-02-29'],
  ['29.2.2027', undefined],
  ['29.2.2100', undefined],
  ['31.6.2026', undefined],
  ['1. März 2027', '2027-03-01'],
])('F-13: the typed day %s is read as %s', (typed, day) => {
  expect(readDay(typed, { heute: '2026-11-25' })).toBe(day)
})

test('A typed day is shown in the German notation', () => {
  expect(germanDay(readDay('1.2.27', { heute: '2026-11-25' }) ?? '')).toBe('01.02.2027')
})

test('A date of birth with a two-digit year is never in the future', () => {
  expect(readDay('24.12.30', { heute: '2026-11-25', notAhead: true })).toBe('1930-12-24')
  expect(readDay('24.12.30', { heute: '2026-11-25' })).toBe('2030-12-24')
})
