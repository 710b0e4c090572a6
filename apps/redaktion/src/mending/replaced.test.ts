import { expect, test } from 'vitest'
import { saidOfReplaced } from './replaced.ts'

const done = (...states: ('oeffentlich' | 'entwurf' | 'abgelehnt')[]) =>
  states.map((stand, index) => ({ id: String(index), art: 'seite' as const, titel: 'Seite', stand }))

test.each([
  [done(), 'Diese Adresse steht nirgends mehr.'],
  [done('abgelehnt'), 'Die Adresse wurde nirgends ersetzt.'],
  [done('oeffentlich'), 'In einem Inhalt ersetzt.'],
  [done('oeffentlich', 'oeffentlich', 'abgelehnt'), 'In 2 Inhalten ersetzt.'],
  [done('entwurf'), 'In einem Inhalt ersetzt, als Entwurf.'],
  [done('oeffentlich', 'entwurf'), 'In 2 Inhalten ersetzt, davon in 1 als Entwurf.'],
])('The result of the replacement %j is one message', (data, said) => {
  expect(saidOfReplaced(data, false)).toBe(said)
})

test('The message mentions that further contents have the address', () => {
  expect(saidOfReplaced(done('oeffentlich'), true)).toMatch(/noch mehr Inhalte/)
})
