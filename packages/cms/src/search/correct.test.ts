import { expect, it } from 'vitest'
import { errorsBetween } from './correct.ts'
import { distance } from './distance.ts'
import { plainForm } from './words.ts'

const between = (typed: string, meant: string) => errorsBetween(plainForm(typed), plainForm(meant))

it.each([
  ['Hudn', 'Hund', 1],
  ['Sperrmüll', 'Schperrmül', 0.5],
  ['Führungszeugnis', 'Fürungszeuknis', 2],
  ['Trauung', 'Traunuk', 2],
  ['Schwerbehindertenausweis', 'Schwrebehindertnauaweis', 3],
])('%s and %s differ by typing errors that count %s', (meant, typed, errors) => {
  expect(between(typed, meant)).toBe(errors)
})

it.each([
  ['a short word with two errors', 'Hudt', 'Hund'],
  ['a short word with another first letter', 'Bund', 'Hund'],
  ['a word with three errors', 'Freibbaad', 'Fraibd'],
  ['a word of other letters', 'Kirche', 'Bauamt'],
])('%s is another word', (_, typed, meant) => {
  expect(between(typed, meant)).toBeUndefined()
})

it('the quick check by letters never rejects words that are close', () => {
  const letters = 'abcxyzäöüłя'
  let state = 7
  const dice = (sides: number) => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1) % sides
  for (let round = 0; round < 500; round++) {
    const word = Array.from({ length: 9 }, () => letters[dice(letters.length)]).join('')
    const at = dice(8)
    const wrong = word.slice(0, at) + letters[dice(letters.length)] + word.slice(at + 1 + dice(2))
    expect(distance(word, wrong, 2), `${word} ${wrong}`).toBeLessThanOrEqual(2)
  }
})
