import { expect, test } from 'vitest'
import { attendanceIn, withAttendance } from './attendance.ts'

const alt = { person: 'alt', anwesenheit: 'anwesend' }
const bach = { person: 'bach', anwesenheit: 'entschuldigt', vertreten_durch: 'chor' }

test('who came is read as it is typed; what is no line is left out', () => {
  expect(attendanceIn({ teilnahmen: [{ person: 'alt' }, bach, 'x', { anwesenheit: 'anwesend' }] })).toEqual([
    alt,
    bach,
  ])
  expect(attendanceIn({})).toEqual([])
})

test('a word about somebody stands in the place of the one before, or behind all others', () => {
  expect(withAttendance([alt, bach], 'alt', { anwesenheit: 'abwesend' })).toEqual([
    { person: 'alt', anwesenheit: 'abwesend' },
    bach,
  ])
  expect(withAttendance([alt], 'bach', { anwesenheit: 'entschuldigt', vertreten_durch: 'chor' })).toEqual([
    alt,
    bach,
  ])
  expect(withAttendance([alt, bach], 'alt', undefined)).toEqual([bach])
})
