import { expect, test } from 'vitest'
import { attendanceIn, withAttendance } from './attendance.ts'

const alt = { person: 'alt', anwesenheit: 'anwesend' }
const bach = { person: 'bach', anwesenheit: 'entschuldigt', vertreten_durch: 'chor' }

test('attendance is read as typed; invalid lines are ignored', () => {
  expect(attendanceIn({ teilnahmen: [{ person: 'alt' }, bach, 'x', { anwesenheit: 'anwesend' }] })).toEqual([
    alt,
    bach,
  ])
  expect(attendanceIn({})).toEqual([])
})

test('a new entry replaces the one of the same person, or is appended', () => {
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
