import { expect, test } from 'vitest'
import { day, dayOf } from './day.ts'

const now = new Date('2026-11-22T10:00:00+01:00')

test.each([
  ['2026-11-22T18:00:00+01:00', true, 'heute, 18:00 Uhr'],
  ['2026-11-23T08:30:00+01:00', true, 'morgen, 08:30 Uhr'],
  ['2026-11-21T08:30:00+01:00', true, 'gestern, 08:30 Uhr'],
  ['2026-11-22', false, 'heute'],
  ['2026-11-28T14:00:00+01:00', true, 'Sa.,\u00a028.11.2026, 14:00 Uhr'],
  ['2025-06-01', false, 'So.,\u00a001.06.2025'],
])('%s is shown as "%s"', (moment, withTime, said) => {
  expect(day(moment, { withTime }, now)).toBe(said)
})

test('A day without a time is shown in the same words', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  expect(dayOf('2026-11-20', now)).toBe('heute')
  expect(dayOf('2026-11-19', now)).toBe('gestern')
  expect(dayOf('2026-11-02', now)).toMatch(/02\.11\.2026$/)
})
