import type { Abfallregel } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { variantBesideRule } from './variant-words.ts'

const every = (alle_wochen: number): Abfallregel => ({
  art: 'wochen',
  wochentag: 2,
  alle_wochen,
  ab: '2026-01-07',
  saisons: [],
  verschiebung: 'nachholen',
  vor_festen: false,
})
const single: Abfallregel = { art: 'einzeln' }

test.each([
  ['4-wöchentlich', every(4), ''],
  ['wöchentlich', every(1), ''],
  ['2-wöchentlich', every(4), '2-wöchentlich'],
  ['4-wöchentlich, 1.100 l', every(4), '4-wöchentlich, 1.100 l'],
  ['1.100 l', every(2), '1.100 l'],
  ['', every(2), ''],
  ['4-wöchentlich', single, '4-wöchentlich'],
])('R27: the variant „%s“ beside the rule %j reads „%s“', (variante, regel, words) => {
  expect(variantBesideRule({ variante, regel })).toBe(words)
})
