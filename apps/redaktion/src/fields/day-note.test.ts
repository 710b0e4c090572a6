import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { dayNote } from './day-note.tsx'

test.each([
  ['2027-03-21', 'Das ist ein Sonntag.'],
  ['2027-03-21T18:00', 'Das ist ein Sonntag.'],
  ['2027-03-22', 'Montag'],
  ['2027-03-20', 'Samstag'],
  ['2026-12-25', 'Freitag, Feiertag: 1. Weihnachtsfeiertag'],
  ['2026-12-24', 'Donnerstag'],
  ['2027-01-06T09:00', 'Mittwoch, Feiertag: Heilige Drei Könige'],
  ['2027-05-01', 'Samstag, Feiertag: 1. Mai'],
  ['2027-03-26', 'Freitag, Feiertag: Karfreitag'],
  ['2027-10-03', 'Sonntag, Feiertag: Tag der Deutschen Einheit'],
  ['', ''],
  ['2027-13-01', ''],
  ['0002-11-28', ''],
  ['morgen', ''],
])('P6: below the day „%s“ stands „%s“', (day, note) => {
  expect(dayNote(day, BW)).toBe(note)
})
