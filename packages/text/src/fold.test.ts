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
])('%j and %j fold to the same text', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('Spelling out the umlauts keeps other letters and marks, in lower case', () => {
  expect(withUmlautsSpelled('Ämter im Café, ge\u0336strichen')).toBe('aemter im café, ge\u0336strichen')
})

test('The base letter of an umlaut is its vowel, as in dictionaries', () => {
  expect(baseLetters('Übergröße')).toBe('ubergrosse')
})
