import { expect, test } from 'vitest'
import { noBreak } from './no-break.ts'

/** `_` is a no-break space, `^` a word joiner. */
const drawn = (text: string) => noBreak(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '^')

test.each([
  ['Der Ausweis kostet 46 € im Jahr.', 'Der Ausweis kostet 46_€ im Jahr.'],
  ['1,2 Millionen €', '1,2_Millionen_€'],
  ['von 8 bis 12 Uhr', 'von 8 bis 12_Uhr'],
  ['nach § 4 Absatz 2', 'nach §_4 Absatz_2'],
  ['am 8. Dezember um 19:30 Uhr', 'am 8._Dezember um 19:30_Uhr'],
  ['Telefon 030 23125-170', 'Telefon 030_23125-170'],
  ['Die E-Mail und die S-Bahn', 'Die E-^Mail und die S-^Bahn'],
  ['12 m breit, 3 Monate lang', '12_m breit, 3_Monate lang'],
])('E22: text read as a unit does not break: %s', (text, expected) => {
  expect(drawn(text)).toBe(expected)
})

test.each([
  'Wir haben 12 Menschen gefragt.',
  'Ohne Zahl bleibt alles, wie es ist.',
  '4 mal',
  'Vor- und Nachname',
  'Bus-Halt',
  'Lindenbach-Ost',
  '',
])('E22: other text may break: %j', text => expect(drawn(text)).toBe(text))

test('No other character is added or lost', () => {
  const text =
    'Per E-Mail: Am 1. März zahlen 1.240 Haushalte 3 € je m² und 0,5 Millionen € im Jahr (§ 12 Nr. 3).'
  expect(noBreak(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text)
})
