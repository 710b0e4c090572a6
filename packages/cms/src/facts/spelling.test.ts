import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsIn, digitsOf, hasWord, namedBy, plain } from './spelling.ts'

test('A5: searching many names at once finds the same as searching each name alone', () => {
  const piece = fc.constantFrom('Amt', 'amt', 'Bauamt', 'Bau', ' ', '-', '1', 'ß', 'É', '.', 'Amt 1')
  const text = fc.array(piece, { maxLength: 12 }).map(parts => plain(parts.join('')))
  const word = fc.array(piece, { maxLength: 3 }).map(parts => plain(parts.join('')))
  fc.assert(
    fc.property(text, fc.array(word, { maxLength: 5 }), (said, words) => {
      const found = namedBy(words, one => [one])(said)
      expect([...found].toSorted()).toEqual([...new Set(words.filter(one => hasWord(said, one)))].toSorted())
    }),
  )
})

test.each([
  ['4,50 €', [4.5]],
  ['ca.5 €', [5]],
  ['1.250 bis 1.300 €', [1_250, 1_300]],
  ['Nr. 1.2.3 für 7 €', [7]],
  ['12,505 €', [505]],
])('„%s“ has the amounts %j', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})

test.each([
  ['07255 9876-12', '07255987612'],
  ['07255 1234, Durchwahl 12', '072551234'],
  ['+49 7255 123-0, Apparat 17', '072551230'],
  ['07255 1234 App. 17', '072551234'],
])('F6: „%s“ is dialled as %s', (telephone, digits) => {
  expect(digitsOf(telephone)).toBe(digits)
})
