import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { berlinDay } from './berlin-day.ts'
import { clockTime } from './clock-time.ts'
import { isMidnight, momentOf } from './town-clock.ts'
import { daysUntil, minutesOf, plusDays } from './wall-time.ts'
import { weekdayOf } from './weekday-of.ts'

const iso = (day: string, time: string, side: 'begin' | 'end') =>
  new Date(momentOf(day, minutesOf(time), side)).toISOString()

describe('the moment of a time on the clock in town', () => {
  it.each([
    ['in winter', '2026-11-20', '08:30', '2026-11-20T07:30:00.000Z'],
    ['in summer', '2026-07-01', '08:30', '2026-07-01T06:30:00.000Z'],
    ['at the end of the day', '2026-12-31', '24:00', '2026-12-31T23:00:00.000Z'],
    ['before the clock goes forward', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['after the clock went forward', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    [
      'at the end of the day on which the clock goes forward',
      '2027-03-28',
      '24:00',
      '2027-03-28T22:00:00.000Z',
    ],
    ['before the clock goes back', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['after the clock went back', '2026-10-25', '03:01', '2026-10-25T02:01:00.000Z'],
  ])('is the same for a begin and an end %s', (_, day, time, expected) => {
    expect(iso(day, time, 'begin')).toBe(expected)
    expect(iso(day, time, 'end')).toBe(expected)
  })

  it('is the moment of the change if the clock skips the time', () => {
    for (const day of ['2026-03-29', '2027-03-28']) {
      for (const side of ['begin', 'end'] as const) {
        for (const time of ['02:00', '02:30', '02:59', '03:00']) {
          expect(iso(day, time, side)).toBe(`${day}T01:00:00.000Z`)
        }
      }
    }
  })

  it('is the first of two for a begin and the second for an end if the clock shows the time twice; 02:00 is always the first', () => {
    expect(iso('2026-10-25', '02:30', 'begin')).toBe('2026-10-25T00:30:00.000Z')
    expect(iso('2026-10-25', '02:30', 'end')).toBe('2026-10-25T01:30:00.000Z')
    expect(iso('2027-10-31', '02:00', 'begin')).toBe('2027-10-31T00:00:00.000Z')
    expect(iso('2027-10-31', '02:00', 'end')).toBe('2027-10-31T00:00:00.000Z')
    expect(iso('2027-10-31', '03:00', 'begin')).toBe('2027-10-31T02:00:00.000Z')
    expect(iso('2027-10-31', '03:00', 'end')).toBe('2027-10-31T02:00:00.000Z')
  })

  it('agrees with Temporal if the clock shows the time once', () => {
    const day = fc
      .integer({ min: Date.parse('1990-01-01') / 86_400_000, max: Date.parse('2037-12-31') / 86_400_000 })
      .map(count => new Date(count * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1_439 }), (day, minutes) => {
        const time = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
        const wall = Temporal.PlainDate.from(day).toPlainDateTime(time)
        const [first, second] = (['earlier', 'later'] as const).map(
          disambiguation => wall.toZonedDateTime('Europe/Berlin', { disambiguation }).epochMilliseconds,
        )
        fc.pre(first === second)
        expect(momentOf(day, minutes, 'begin')).toBe(first)
        expect(momentOf(day, minutes, 'end')).toBe(first)
        expect(clockTime(momentOf(day, minutes, 'begin'))).toBe(wall.toPlainTime().toString().slice(0, 5))
        expect(berlinDay(new Date(momentOf(day, minutes, 'begin')))).toBe(day)
      }),
      { numRuns: 500 },
    )
  })
})

it('days are counted by the calendar, also when the clocks change', () => {
  expect(plusDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(plusDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(daysUntil('2027-03-27', '2027-03-29')).toBe(2)
  expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).toEqual([0, 6])
})

it('a day begins at midnight in town', () => {
  expect(isMidnight(Date.parse('2026-07-01T22:00:00Z'))).toBe(true)
  expect(isMidnight(Date.parse('2026-07-01T00:00:00Z'))).toBe(false)
})
