import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { yearOf } from './year.ts'

const now = new Date('2026-11-22T09:00:00Z')
const christmas = { beginn: '2026-12-24T00:00:00+01:00', ende: '2027-01-02T00:00:00+01:00', zeiten: [] }

test('a year begins with this month and marks its deviations by day', () => {
  const year = yearOf([christmas], 'WIE_IMMER', BW, now)
  expect(year.days).toBe(365)
  expect(year.today).toBe(21)
  expect(year.months.map(({ month }) => month).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(year.marks).toEqual([{ is: 'geschlossen', from: 53, days: 9 }])
})

test('deviations are cut at both ends; past and incomplete ones are omitted', () => {
  const times = [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }]
  const marks = (beginn: string, ende: string) =>
    yearOf([{ beginn, ende, zeiten: times }], 'WIE_IMMER', BW, now).marks
  expect(marks('2026-10-20T00:00:00+02:00', '2026-11-03T00:00:00+01:00')).toEqual([
    { is: 'anders', from: 0, days: 2 },
  ])
  expect(marks('2027-10-31T00:00:00+02:00', '2027-12-01T00:00:00+01:00')).toEqual([
    { is: 'anders', from: 364, days: 1 },
  ])
  expect(marks('2026-08-01T00:00:00+02:00', '2026-08-20T00:00:00+02:00')).toEqual([])
  expect(marks('2026-12-24T00:00:00+01:00', '')).toEqual([])
})

test('holidays are marked if they close or change the hours', () => {
  expect(yearOf([], 'GESCHLOSSEN', BW, now).marks).toContainEqual({ is: 'feiertag', from: 54, days: 1 })
  expect(yearOf([], 'WIE_IMMER', BW, now).marks).toEqual([])
})
