import { expect, test } from 'vitest'
import { when } from './when.ts'

const now = new Date('2026-11-22T10:00:00+01:00')

test.each([
  ['2026-11-22T09:59:40+01:00', 'gerade eben'],
  ['2026-11-22T09:59:00+01:00', 'vor einer Minute'],
  ['2026-11-22T09:18:00+01:00', 'vor 42 Minuten'],
  ['2026-11-22T07:05:00+01:00', 'heute, 07:05 Uhr'],
  ['2026-11-22T18:00:00+01:00', 'heute, 18:00 Uhr'],
  ['2026-11-21T23:30:00+01:00', 'gestern, 23:30 Uhr'],
  ['2026-11-23T06:00:00+01:00', 'morgen, 06:00 Uhr'],
  ['2026-11-19T12:00:00+01:00', 'vor 2 Tagen'],
  ['2026-11-01T12:00:00+01:00', '01.11.2026, 12:00 Uhr'],
  ['2026-12-24T12:00:00+01:00', '24.12.2026, 12:00 Uhr'],
])('%s is shown as "%s"', (moment, said) => {
  expect(when(moment, now)).toBe(said)
})
