import { expect, test } from 'vitest'
import { whereShown } from './where-shown.ts'

test.each([
  [{ wo: 'default', seite: '/stadt/parken' }, 'Nur auf /stadt/parken und den Seiten darunter.'],
  [{ wo: 'freibad', seite: '' }, 'Nur auf den Seiten „Freibad“.'],
  [{ wo: 'freibad', seite: '/freibad/preise' }, 'Nur auf /freibad/preise und den Seiten darunter.'],
  [{ wo: 'default', seite: '' }, ''],
  [{ wo: 'anderswo' }, ''],
  [{}, ''],
])('R10: the place %j of a notice is said as: %s', (felder, words) => {
  expect(whereShown({ felder, fassung: 2, oeffentliche_fassung: 2 })).toBe(words)
  expect(whereShown({ felder, fassung: 2, oeffentliche_fassung: 1 })).toBe('')
})
