import { expect, test } from 'vitest'
import { periodFault } from './period.ts'

const now = Date.parse('2026-11-30T12:30:20+01:00')
const [BEGIN, END, ORDER] = [
  'Dieser Zeitpunkt ist vorbei',
  'Dieses Ende ist vorbei',
  'Das Ende liegt vor dem Beginn',
]

test.each([
  ['2026-11-29T10:00', undefined, BEGIN],
  ['2026-01-10T10:00', undefined, BEGIN],
  ['2026-11-30T12:29', undefined, BEGIN],
  ['1026-11-30T12:40', undefined, BEGIN],
  [undefined, '2026-11-30T12:00', END],
  [undefined, '2025-12-24T12:00', END],
  ['2026-12-01T10:00', '2026-11-01T10:00', END],
  ['2026-12-02T10:00', '2026-12-01T10:00', ORDER],
  ['2026-12-02T10:00', '2026-12-02T10:00', ORDER],
  ['2026-11-30T12:30', undefined, undefined],
  ['2026-11-30T12:31', undefined, undefined],
  ['2026-12-01T10:00', '2026-12-02T10:00', undefined],
  [undefined, '2026-12-02T10:00', undefined],
  [undefined, undefined, undefined],
  // Incomplete input is no fault yet.
  ['', undefined, undefined],
  ['2026-02-30T10:00', '', undefined],
])('P6: from %s until %s: %s', (from, until, said) => {
  const fault = periodFault({ from, until }, now)
  if (said === undefined) expect(fault).toBeUndefined()
  else expect(fault).toContain(said)
})
