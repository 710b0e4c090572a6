import { expect, test } from 'vitest'
import { dayInShort, dayInWords, dayWithReason, weekdayAndDate } from './day-in-words.ts'

test.each([
  ['2026-11-25', 'Heute, Mittwoch', 'Heute'],
  ['2026-11-26', 'Morgen, Donnerstag', 'Morgen'],
  ['2026-11-27', 'Übermorgen, Freitag', 'Fr 27.11.'],
  ['2026-11-28', 'Samstag, 28. November', 'Sa 28.11.'],
  ['2027-01-01', 'Freitag, 1. Januar', 'Fr 01.01.'],
  ['2026-11-24', 'Dienstag, 24. November', 'Di 24.11.'],
])('On Wednesday, 25 November 2026, the day %s reads "%s", in short "%s"', (day, words, short) => {
  expect(dayInWords(day, '2026-11-25')).toBe(words)
  expect(dayInShort(day, '2026-11-25')).toBe(short)
})

test('F-13: tomorrow reads "Morgen" also over a change of clocks, a leap day and the turn of the year', () => {
  expect(dayInWords('2026-10-25', '2026-10-24')).toBe('Morgen, Sonntag')
  expect(dayInWords('2027-03-28', '2027-03-27')).toBe('Morgen, Sonntag')
  expect(dayInWords('2028-02-29', '2028-02-28')).toBe('Morgen, Dienstag')
  expect(dayInWords('2027-01-01', '2026-12-31')).toBe('Morgen, Freitag')
})

test('A day with a reason names it', () => {
  expect(weekdayAndDate('2026-12-25')).toBe('Fr 25.12.')
  expect(dayWithReason('2026-12-24', 'Heiligabend')).toBe('Do 24.12. (Heiligabend)')
  expect(dayWithReason('2026-12-23', '')).toBe('Mi 23.12.')
})
