import { expect, test } from 'vitest'
import { countedOf, hasNext } from './counted.ts'

test.each([
  [{ seite: 1, shown: 0, anzahl: 0, mehr: false }, 'nichts', false],
  [{ seite: 1, shown: 1, anzahl: 1, mehr: false }, 'ein Eintrag', false],
  [{ seite: 1, shown: 19, anzahl: 19, mehr: false }, 'alle 19 Einträge', false],
  [{ seite: 1, shown: 25, anzahl: 25, mehr: false }, 'alle 25 Einträge', false],
  [{ seite: 1, shown: 25, anzahl: 44, mehr: false }, '1–25 von 44', true],
  [{ seite: 2, shown: 19, anzahl: 44, mehr: false }, '26–44 von 44', false],
  [{ seite: 2, shown: 1, anzahl: 26, mehr: false }, '26 von 26', false],
  [{ seite: 1, shown: 25, anzahl: 200, mehr: true }, '1–25 von mehr als 200', true],
  [{ seite: 41, shown: 25, anzahl: 200, mehr: true }, '1.001–1.025 von mehr als 1.025', true],
  [{ seite: 400, shown: 25, anzahl: 200, mehr: true }, '9.976–10.000 von mehr als 10.000', false],
])('%j is shown as "%s"; it has a next page: %s', (found, said, next) => {
  expect(countedOf(found)).toBe(said)
  expect(hasNext(found)).toBe(next)
})
