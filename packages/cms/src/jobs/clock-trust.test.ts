import { expect, test } from 'vitest'
import { type ClockNotes, describeJump, judgeClock, PROOF_DAYS } from './clock-trust.ts'

const start = new Date('2026-11-21T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * 86_400_000)
const believed: ClockNotes = {
  trusted_at: start.toISOString(),
  unproven_since: null,
  seen_at: start.toISOString(),
}

/** Judges the clock on these days in order, as a server does; returns the last judgement. */
function looks(before: ClockNotes | undefined, ...days: number[]) {
  let judged = { notes: before, trusted: false }
  for (const day of days) judged = judgeClock(judged.notes, after(day))
  return judged as ReturnType<typeof judgeClock>
}

test('A steady clock is trusted, also after a long weekend without the server', () => {
  expect(looks(believed, 0.04, 1, 3.9).trusted).toBe(true)
})

test.each([
  ['ahead', 181],
  ['ahead by four days', 4],
  ['back', -181],
  ['back to the year 1970, as after an empty battery', -20_778],
])('A jump %s is not trusted', (_where, days) => {
  expect(looks(believed, days).trusted).toBe(false)
  expect(looks(believed, days, days + 1).trusted).toBe(false)
})

test('A clock that returns to the trusted time is trusted at once', () => {
  expect(looks(believed, 181, 181.5, 0.6).trusted).toBe(true)
  expect(looks(believed, -20_778, 0.1).trusted).toBe(true)
})

test('After a steady week the new time is trusted: the server may have been off for months', () => {
  const week = Array.from({ length: PROOF_DAYS + 1 }, (_, day) => 90 + day)
  expect(looks(believed, ...week.slice(0, -1)).trusted).toBe(false)
  expect(looks(believed, ...week).trusted).toBe(true)
})

test('A clock that keeps jumping is not trusted', () => {
  expect(looks(believed, 90, 94, 98, 102, 106).trusted).toBe(false)
})

test('The first check of a town trusts nothing and reports no jump', () => {
  const { trusted, notes } = looks(undefined, 0)
  expect(trusted).toBe(false)
  expect(describeJump(notes)).toBeUndefined()
  expect(looks(undefined, 0, 2, 4, 6, 7).trusted).toBe(true)
})

test('The message for the operator names both days and the day from which jobs delete again', () => {
  expect(describeJump(looks(believed, 181).notes)).toBe(
    'Die Uhr dieses Rechners ist gesprungen: Zuletzt war der 21.11.2026, jetzt zeigt sie den 21.05.2027. ' +
      'Bis das geklärt ist, wird nichts gelöscht. Bitte prüfen Sie die Uhr. ' +
      'Geht sie richtig, wird ab dem 28.05.2027 von selbst wieder gelöscht.',
  )
})
