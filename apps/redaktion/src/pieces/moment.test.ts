import { expect, test } from 'vitest'
import { isoMoment } from '../fields/moments.ts'
import { berlinText, typedMoment } from './moment.ts'

test('A typed moment is in the time zone of the town, in summer and in winter', () => {
  expect(typedMoment('2026-12-24T18:00')).toBe('2026-12-24T18:00:00+01:00')
  expect(typedMoment('2026-07-01T18:00')).toBe('2026-07-01T18:00:00+02:00')
  expect(berlinText('2026-12-24T17:00:00.000Z')).toBe('2026-12-24T18:00')
})

test('A time in the hour that comes twice means the first one; a time in the missing hour is the end of that hour, as in every field', () => {
  expect(typedMoment('2026-10-25T02:30')).toBe('2026-10-25T02:30:00+02:00')
  expect(typedMoment('2027-03-28T02:30')).toBe('2027-03-28T03:00:00+02:00')
  for (const time of ['02:00', '02:01', '02:59'])
    expect(typedMoment(`2027-03-28T${time}`), time).toBe(isoMoment(`2027-03-28T${time}`, 'begin'))
})

test('An invalid moment is undefined', () => {
  for (const text of ['', 'morgen', '2026-13-01T00:00', '2026-12-24', '2026-02-30T10:00'])
    expect(typedMoment(text), text).toBeUndefined()
})
