import { expect, test } from 'vitest'
import { changeInWords } from './change-in-words.ts'

const of = { fraktion: 'papier', orte: 'Kelterstraße, Kernstadt' } as const

test.each([
  ['neu', null, '2027-01-07', /^Do[^→]*: Papier, Kelterstraße, Kernstadt, neu$/],
  ['verschoben', '2027-01-07', '2027-01-08', /^Do.* → Fr.*: Papier, Kelterstraße, Kernstadt$/],
  ['verschoben', '2027-01-07', '2027-01-07', /^Do[^→]*, neuer Grund, neue Uhrzeit oder neuer Platz$/],
  ['entfallen', '2027-01-07', null, /^Do[^→]*: Papier, Kelterstraße, Kernstadt$/],
] as const)('%s from %s to %s: two days are shown only if the day changes', (was, vorher, nachher, words) => {
  expect(changeInWords({ ...of, was, vorher, nachher })).toMatch(words)
})

test.each([
  ['fehlt', /: Papier, Kelterstraße, Kernstadt, steht nicht mehr in der Datei$/],
  ['abgesagt', /: Papier, Kelterstraße, Kernstadt, sagt die Datei ab$/],
] as const)('W1: a dropped collection (%s) is named with the reason', (weil, words) => {
  expect(changeInWords({ ...of, was: 'entfallen', vorher: '2027-01-07', nachher: null, weil })).toMatch(words)
})

test('W6: a change names the variant of its kind', () => {
  const change = {
    ...of,
    variante: '4-wöchentlich',
    was: 'neu',
    vorher: null,
    nachher: '2027-01-07',
  } as const
  expect(changeInWords(change)).toMatch(/: Papier \(4-wöchentlich\), Kelterstraße, Kernstadt, neu$/)
})
