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
