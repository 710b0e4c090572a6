import { afterEach, describe, expect, test, vi } from 'vitest'
import { dateParts, formatDate, formatTime, sameDay } from './dates.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['2026-11-20T18:00:00+01:00', '20.11.2026'],
  ['2026-01-02T09:00:00+01:00', '02.01.2026'],
  ['2028-02-29T12:00:00+01:00', '29.02.2028'],
])('Spec §9: a date is written DD.MM.yyyy: %s is %s', (date, expected) => {
  expect(formatDate(date)).toBe(expected)
})

test.each([
  ['2026-11-20T08:30:00+01:00', '08:30 Uhr'],
  ['2026-11-20T00:00:00+01:00', '00:00 Uhr'],
  ['2026-11-20T23:59:00+01:00', '23:59 Uhr'],
])("Spec §9: a time ends with ' Uhr': %s is %s", (date, expected) => {
  expect(formatTime(date)).toBe(expected)
})

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Berlin'])(
  'F-13: on a server in %s',
  server => {
    test.each([
      ['in winter', '2026-12-31T23:30:00Z', '01.01.2027', '00:30 Uhr', 'Freitag'],
      ['in summer', '2026-06-30T22:30:00Z', '01.07.2026', '00:30 Uhr', 'Mittwoch'],
      ['before the clock goes forward', '2027-03-28T00:59:00Z', '28.03.2027', '01:59 Uhr', 'Sonntag'],
      ['after the clock went forward', '2027-03-28T01:00:00Z', '28.03.2027', '03:00 Uhr', 'Sonntag'],
      ['before the clock goes back', '2026-10-25T00:30:00Z', '25.10.2026', '02:30 Uhr', 'Sonntag'],
      ['after the clock went back', '2026-10-25T01:30:00Z', '25.10.2026', '02:30 Uhr', 'Sonntag'],
    ])('an instant %s is shown in Berlin time', async (_, date, day, time, weekday) => {
      process.env.TZ = server
      vi.resetModules()
      const there = { ...(await import('./dates.ts')), ...(await import('./day-in-words.ts')) }
      expect(new Date(0).getTimezoneOffset() === 0).toBe(server === 'UTC')
      expect([there.formatDate(date), there.formatTime(date), there.formatWeekday(date)]).toEqual([
        day,
        time,
        weekday,
      ])
    })
  },
)

test('A date badge has the day, the short month without a full stop, and the year', () => {
  expect(dateParts('2026-11-20T18:00:00+01:00')).toEqual({ day: '20', month: 'Nov', year: '2026' })
  expect(dateParts('2026-05-01T00:10:00+02:00')).toEqual({ day: '1', month: 'Mai', year: '2026' })
})

test('Two instants are on the same day if their days in Berlin are equal', () => {
  expect(sameDay('2026-11-20T00:00:00+01:00', '2026-11-20T23:59:00+01:00')).toBe(true)
  expect(sameDay('2026-11-20T23:30:00Z', '2026-11-20T12:00:00Z')).toBe(false)
})
