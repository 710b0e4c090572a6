import { berlinDay, plusDays } from '@rathausplatz/time'
import { describe, expect, it } from 'vitest'
import { easter, firstAdvent, isHoliday, momentOf, nthWeekday, weekdayFrom, workdayFrom } from './calendar.ts'

describe('calendar', () => {
  it.each([
    ['2026-04-05', 2026],
    ['2027-03-28', 2027],
    ['2028-04-16', 2028],
    ['2029-04-01', 2029],
    ['2030-04-21', 2030],
  ])('knows Easter on %s', (day, year) => {
    expect(easter(year)).toBe(day)
  })

  it.each([
    ['2026-11-29', 2026],
    ['2027-11-28', 2027],
    ['2022-11-27', 2022],
    ['2023-12-03', 2023],
  ])('knows the first Advent on %s', (day, year) => {
    expect(firstAdvent(year)).toBe(day)
  })

  it('finds a weekday in a month, and the next weekday or workday from a day on', () => {
    expect(nthWeekday(2027, 5, 'sa', 2)).toBe('2027-05-08')
    expect(nthWeekday(2027, 9, 'do', 2)).toBe('2027-09-09')
    expect(weekdayFrom('2026-11-20', 'fr')).toBe('2026-11-20')
    expect(weekdayFrom('2026-11-20', 'do')).toBe('2026-11-26')
    expect(workdayFrom('2026-11-21')).toBe('2026-11-23')
    expect(workdayFrom('2026-11-20')).toBe('2026-11-20')
  })

  it('knows which days are holidays', () => {
    const days = [
      '2027-01-06',
      '2027-03-26',
      '2027-03-29',
      '2027-05-06',
      '2027-05-17',
      '2027-05-27',
      '2027-11-01',
    ]
    expect(days.filter(isHoliday)).toEqual(days)
    expect(['2027-10-31', '2027-11-17', '2027-03-25'].filter(isHoliday)).toEqual([])
  })

  it('gives a moment the offset of its day', () => {
    expect(momentOf('2026-11-28', '14:00')).toBe('2026-11-28T14:00:00+01:00')
    expect(momentOf('2027-07-04', '11:00')).toBe('2027-07-04T11:00:00+02:00')
    // The days of the change of clocks.
    expect(momentOf('2027-03-28', '11:00')).toBe('2027-03-28T11:00:00+02:00')
    expect(momentOf('2026-10-25', '09:00')).toBe('2026-10-25T09:00:00+01:00')
  })

  it('takes the day from the time zone of the town', () => {
    expect(berlinDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(berlinDay(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
    expect(plusDays('2027-03-27', 2)).toBe('2027-03-29')
  })
})
