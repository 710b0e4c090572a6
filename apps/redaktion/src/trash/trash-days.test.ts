import { expect, test } from 'vitest'
import { keptFor } from './trash-days.ts'

const now = new Date('2026-11-22T10:00:00Z')

test.each([
  ['2026-11-22T10:00:00Z', 'noch 30 Tage'],
  ['2026-11-22T09:00:00Z', 'noch 30 Tage'],
  ['2026-11-20T10:00:00Z', 'noch 28 Tage'],
  ['2026-10-24T10:00:00Z', 'noch heute'],
  ['2026-10-23T10:00:00Z', 'wird gerade endgültig gelöscht'],
])('A document deleted at %s has the note "%s"', (deleted, said) => {
  expect(keptFor(deleted, now)).toBe(said)
})
