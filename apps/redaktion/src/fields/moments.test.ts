import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldDay, fieldMoment, isoMoment, sideOf } from './moments.ts'

test.each([
  ['2026-11-28T14:00', '2026-11-28T14:00:00+01:00'],
  ['2026-07-01T00:00', '2026-07-01T00:00:00+02:00'],
  // The clocks are put forward at two: half past two does not exist and becomes three.
  ['2026-03-29T02:30', '2026-03-29T03:00:00+02:00'],
])('%s in the field becomes %s', (typed, iso) => {
  expect(isoMoment(typed, 'begin')).toBe(iso)
  expect(isoMoment(typed, 'end')).toBe(iso)
})

test('in the hour that comes twice in October, a beginning is in the first hour and an end in the second', () => {
  expect(isoMoment('2026-10-25T02:30', 'begin')).toBe('2026-10-25T02:30:00+02:00')
  expect(isoMoment('2026-10-25T02:30', 'end')).toBe('2026-10-25T02:30:00+01:00')
})

test('a moment of any offset is shown in the time zone of the town', () => {
  expect(fieldMoment('2026-11-28T13:00:00Z')).toBe('2026-11-28T14:00')
  expect(fieldMoment('2026-06-30T23:30:00-01:00')).toBe('2026-07-01T02:30')
  expect(fieldDay('2026-12-31T23:30:00Z')).toBe('2027-01-01')
  expect(fieldDay('2026-12-02')).toBe('2026-12-02')
})

test('a year is shown as it is typed, digit by digit', () => {
  for (const typed of ['0002-12-24T00:00', '0020-12-24T18:30', '0202-07-01T00:00'])
    expect(fieldMoment(isoMoment(typed, 'begin'))).toBe(typed)
})

test('an invalid moment is shown as empty', () => {
  for (const strange of [undefined, null, 7, '', 'morgen', {}, [], '2026-13-45T99:99:00Z'])
    expect([fieldMoment(strange), fieldDay(strange)]).toEqual(['', ''])
  for (const typed of ['', '2026', '2026-11-28', 'x']) expect(isoMoment(typed, 'begin')).toBeUndefined()
})

test('a typed moment is shown unchanged, except in the hour that does not exist', () => {
  const minute = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
  fc.assert(
    fc.property(minute, fc.constantFrom('begin' as const, 'end' as const), (ms, side) => {
      const typed = new Date(ms).toISOString().slice(0, 16)
      const iso = isoMoment(typed, side) ?? ''
      const isSkipped = /-03-(?:2[5-9]|3[01])T02:/.test(typed) && iso.slice(11, 16) === '03:00'
      if (!isSkipped) expect(fieldMoment(iso)).toBe(typed)
      expect(Number.isNaN(Date.parse(iso))).toBe(false)
    }),
  )
})

describe('an end is recognised by the field name', () => {
  test.each(['datum_bis', 'ende', 'gueltig_bis', 'frist_bis', 'validThrough', 'bis'])('%s is an end', name =>
    expect(sideOf(name)).toBe('end'),
  )
  test.each(['datum_von', 'beginn', 'geprueft_am', 'arbeitsgebiet', 'datePosted'])('%s is not an end', name =>
    expect(sideOf(name)).toBe('begin'),
  )
})
