import { expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { plainText } from './plain-text.ts'

test.each([
  '<br',
  '</p ',
  '<script',
  '<script ',
  '<style>',
  '<script></script ',
  '<a <b',
  '<!',
  '&#',
  ' \n',
  '\u00A0 ',
])('many repetitions of %j take linear time', async piece => {
  const text = piece.repeat(48_000 / piece.length)
  await expectWork(() => plainText(text, 6_000), { usualMs: 10 })
})

test.each([
  ['Sturm<br/>heute<p>Bleiben Sie <b>zu Hause</b>.</p>', 'Sturm\nheuteBleiben Sie zu Hause.'],
  ['vor<script src="x">alert("<p>")</script >nach', 'vor nach'],
  ['vor<style>p { color: red }', 'vor'],
  ['vor <a href="x"<br>nach', 'vor nach'],
  ['vor <br', 'vor'],
  ['30 &deg;C &hellip; &bdquo;x&ldquo; &sect; 3 m&sup3;', '30 °C … „x“ § 3 m³'],
  ['Zo&euml; &Eacute;lys&eacute;e &rarr; &Sigma;', 'Zoë Élysée → Σ'],
  ['3 < 4 und 5 > 4', '3 < 4 und 5 > 4'],
])('N5: markup goes and entities are decoded: the text %j becomes %j', (given, text) => {
  expect(plainText(given, 100)).toBe(text)
})

test.each([
  'Pegel < 300 cm, Wasser > 25 °C',
  'Pegel <300 cm und >25 °C',
  'Pegel <normal, morgen wieder steigend',
  'Sichtweite <50 m. Bitte fahren Sie langsam.',
  'Bitte melden Sie sich bei <Name der Leitstelle> oder 112.',
  'Werte: a<b und b>c',
  'Wert <x> ist zu hoch',
  'Stufe <3',
  'Strom <=> Gas',
  'Rufen Sie <112> an',
  '<< Achtung >>',
  '<pegelstand> und <aufnahme>',
  'E-Mail: <leitstelle@example.org>',
])('F1: nothing of the plain text %j is lost', text => {
  expect(plainText(text, 200)).toBe(text)
})
