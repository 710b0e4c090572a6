import { expect, test } from 'vitest'
import { plainerWords } from './plainer-words.ts'

const said = (text: string) => plainerWords(text.split(' ')).map(({ said }) => said)

test('Two words with the same suggestion are both named; the forms of one word are named once', () => {
  expect(said('Behufs der Wahl und zwecks Klärung')).toEqual(['behufs', 'zwecks'])
  expect(said('alsbald oder zeitnah')).toEqual(['alsbald', 'zeitnah'])
  expect(said('sofern infolgedessen vorbehaltlich')).toEqual(['sofern', 'infolgedessen', 'vorbehaltlich'])
  expect(said('Lichtbild und Lichtbildes')).toHaveLength(1)
})
