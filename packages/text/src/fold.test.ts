import { expect, test } from 'vitest'
import { baseLetters, fold, withUmlautsSpelled } from './fold.ts'

test.each([
  ['Müll', 'Muell'],
  ['Straße', 'STRASSE'],
  ['GROẞE KREISSTADT', 'grosse kreisstadt'],
  ['Café', 'cafe'],
  ['Łódź', 'Lodz'],
  ['Œuvre', 'oeuvre'],
  ['Mu\u0308ll', 'Müll'],
])('%j and %j are folded to the same', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('Where only umlauts are spelled, other letters and marks stay', () => {
  expect(withUmlautsSpelled('Ämter im Café, ge\u0336strichen')).toBe('aemter im café, ge\u0336strichen')
})

test('Base letters take the umlaut for its vowel, as dictionaries sort it', () => {
  expect(baseLetters('Übergröße')).toBe('ubergrosse')
})
