import { expect, test } from 'vitest'
import { ageInWords } from './age-in-words.ts'

const now = new Date('2026-11-20T12:00:00+01:00')

test.each([
  ['2026-11-20T11:59:30+01:00', 'gerade eben'],
  ['2026-11-20T12:10:00+01:00', 'gerade eben'],
  ['2026-11-20T11:58:30+01:00', 'vor 1 Minute'],
  ['2026-11-20T11:15:00+01:00', 'vor 45 Minuten'],
  ['2026-11-20T08:30:00+01:00', 'heute um 08:30 Uhr'],
  ['2026-11-19T23:55:00+01:00', 'gestern um 23:55 Uhr'],
  ['2026-11-18T23:55:00+01:00', 'vor 2 Tagen'],
  ['2026-11-13T12:00:00+01:00', 'vor 7 Tagen'],
  ['2026-10-01T12:00:00+02:00', 'am 1. Oktober 2026'],
  ['kein Datum', 'zu unbekannter Zeit'],
])('Spec §1: the age of a copy of %s is shown as %s', (at, words) => {
  expect(ageInWords(new Date(at), now)).toBe(words)
})
