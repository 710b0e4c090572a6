import { expect, it } from 'vitest'
import { berlinDay, daysBetween } from './berlin-day.ts'

it('a day begins at midnight in Berlin, in summer and in winter', () => {
  expect(berlinDay(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
  expect(berlinDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(berlinDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})

it('a year that is still being typed has four digits', () => {
  expect(berlinDay(new Date('0002-12-24T12:00:00Z'))).toBe('0002-12-24')
  expect(berlinDay(new Date('0202-12-24T12:00:00Z'))).toBe('0202-12-24')
})

it('counts every day once, also when the clocks change', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([])
})

it('is tested as on a server, whose own clock shows UTC', () => {
  expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(12)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('UTC')
})
