import { expect, test } from 'vitest'
import { runsOut } from './until.ts'

const now = new Date('2026-11-22T23:30:00+01:00')

test.each([
  ['2026-11-22T23:45:00+01:00', 'läuft heute ab'],
  ['2026-11-23T00:15:00+01:00', 'läuft morgen ab'],
  ['2026-11-25T12:00:00+01:00', 'läuft in 3 Tagen ab'],
  ['2026-12-06T00:00:00+01:00', 'läuft in 14 Tagen ab'],
])('The end %s is shown as "%s"', (moment, said) => {
  expect(runsOut(moment, now)).toBe(said)
})

test("Days are those of the town's time zone, also across the change of the clocks", () => {
  expect(runsOut('2026-10-26T00:30:00+01:00', new Date('2026-10-24T23:30:00+02:00'))).toBe(
    'läuft in 2 Tagen ab',
  )
})
