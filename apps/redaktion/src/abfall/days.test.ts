import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { dayInWords, doubtsAbout, markOf, yearOf } from './days.ts'

const termin = { datum: '2026-12-28', urspruenglich: '2026-12-25', entfaellt: false, von_hand: true }

test('A collection is planned, moved or cancelled', () => {
  expect(markOf(termin)).toBe('verschoben')
  expect(markOf({ ...termin, datum: '2026-12-25' })).toBe('geplant')
  expect(markOf({ ...termin, entfaellt: true })).toBe('entfaellt')
})

test('A leap year has all its days, and a moved collection is on its new day', () => {
  const year = yearOf(2028, [{ ...termin, datum: '2028-02-29', urspruenglich: '2028-02-28' }])
  expect(year.flatMap(({ days }) => days)).toHaveLength(366)
  expect(year[1]?.days.filter(({ termin }) => termin).map(({ day }) => day)).toEqual(['2028-02-29'])
  expect(dayInWords('2028-02-29')).toBe('Dienstag, 29.02.2028')
})

test('A Sunday, a holiday and another day of the tour are doubtful for a collection; its own day is not', () => {
  const moved = { ...termin, datum: '2026-12-22', urspruenglich: '2026-12-22' }
  const other = { ...moved, datum: '2026-12-29', urspruenglich: '2026-12-29' }
  const about = (day: string, others = [moved, other]) => doubtsAbout(day, moved, others, BW, '2026-12-01')
  expect(about('2026-12-23')).toEqual([])
  expect(about('2026-12-22')).toEqual([])
  expect(about('2026-12-25')).toEqual(['Dieser Tag liegt auf einem Feiertag: 1. Weihnachtsfeiertag.'])
  expect(about('2026-12-27')).toEqual(['Dieser Tag ist ein Sonntag.'])
  expect(about('2026-12-29')).toEqual(['An diesem Tag fährt die Tour schon.'])
  expect(about('2026-12-29', [moved, { ...other, entfaellt: true }])).toEqual([])
  expect(about('2026-11-01')).toEqual([])
  expect(about('')).toEqual([])
})
