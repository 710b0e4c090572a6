import { expect, test } from 'vitest'
import { dayOf, inMonths, isoDay, typedDay, weekdayOf, weeksOf, writtenDay } from './calendar-days.ts'

const heute = '2026-11-27'

test.each([
  ['1.2.26', '01.02.2026'],
  ['01.02.2026', '01.02.2026'],
  [' 29. 2. 2028 ', '29.02.2028'],
  ['31-12-2026', '31.12.2026'],
  ['2026-02-01', '01.02.2026'],
  ['１．２．２６', '01.02.2026'],
])('K-07: %j is read as a date', (typed, written) => {
  expect(writtenDay(typedDay(typed, { heute }) ?? Number.NaN)).toBe(written)
})

test.each(['', 'bald', '31.2.2026', '29.2.2027', '1.13.2026', '2026-13-45', '1.2.026'])(
  'K-07: %j is not a date',
  typed => {
    expect(typedDay(typed, { heute })).toBeUndefined()
  },
)

test('A week starts on Monday, and a month shows only its own days', () => {
  const march = weeksOf(dayOf(2026, 3, 15))
  expect(march).toHaveLength(6)
  expect(march[0]).toEqual([...Array.from({ length: 6 }, () => undefined), dayOf(2026, 3, 1)])
  expect(weekdayOf(dayOf(2026, 3, 1))).toBe(6)
  expect(march.flat().filter(day => day !== undefined)).toHaveLength(31)
})

test('The 31st, moved by a month, becomes the last day of a shorter month', () => {
  expect(writtenDay(inMonths(dayOf(2026, 1, 31), 1))).toBe('28.02.2026')
  expect(writtenDay(inMonths(dayOf(2028, 2, 29), 12))).toBe('28.02.2029')
  expect(writtenDay(inMonths(dayOf(2026, 1, 15), -1))).toBe('15.12.2025')
})

test('F4: the first and the last day of a field are read from ISO dates of the calendar', () => {
  expect(isoDay('2026-03-01')).toBe(dayOf(2026, 3, 1))
  expect(isoDay(undefined)).toBeUndefined()
  expect(isoDay('heute')).toBeUndefined()
  expect(isoDay('2026-13-45')).toBeUndefined()
  expect(isoDay('2026-02-30')).toBeUndefined()
})
