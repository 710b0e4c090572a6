import { expect, it } from 'vitest'
import { calendarMonth, monthsAfter, monthsLater } from './month.ts'

it('a month is laid out in weeks from Monday to Sunday', () => {
  const weeks = calendarMonth('2026-12')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03')
  expect(calendarMonth('2027-02')).toHaveLength(4)
})

it('monthsLater counts over the turn of the year, forwards and backwards', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01')
  expect(monthsLater('2026-01', -1)).toBe('2025-12')
})

it('monthsAfter keeps the day of the month, or returns the last day of a shorter month', () => {
  expect(monthsAfter('2026-11-20', 12)).toBe('2027-11-20')
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28')
  expect(monthsAfter('2028-02-29', -24)).toBe('2026-02-28')
})
