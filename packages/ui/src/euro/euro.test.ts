import { expect, test } from 'vitest'
import { formatEuro } from './euro.ts'

test.each([
  [85, '85\u00a0€'],
  [0, '0\u00a0€'],
  [1250, '1.250\u00a0€'],
  [85.0, '85\u00a0€'],
])('Spec §9: %s euros are formatted in German without decimals', (betrag, text) => {
  expect(formatEuro(betrag)).toBe(text)
})

test.each([
  [4.5, '4,50\u00a0€'],
  [0.2, '0,20\u00a0€'],
  [19.999, '20\u00a0€'],
  [1.005, '1\u00a0€'],
  [1211.2, '1.211,20\u00a0€'],
])('An amount of %s euros shows cents if it has any', (betrag, text) => {
  expect(formatEuro(betrag)).toBe(text)
})
