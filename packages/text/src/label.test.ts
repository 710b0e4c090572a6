import { expect, test } from 'vitest'
import { asLabel } from './label.ts'

test('A label ends with one sign: a question keeps its question mark', () => {
  const labels = ['Menge', 'Wie viel ist es?', 'Bitte melden.', 'Ort:', 'Achtung!']
  expect(labels.map(asLabel)).toEqual(['Menge:', 'Wie viel ist es?', 'Bitte melden.', 'Ort:', 'Achtung!'])
})
