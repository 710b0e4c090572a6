import { expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { calmHeadline, plainText } from './plain-text.ts'

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
])('the text %j becomes %j', (given, text) => {
  expect(plainText(given, 100)).toBe(text)
})

test.each([
  ['Amtliche WARNUNG vor STARKEM GEWITTER', 'Amtliche Warnung vor starkem Gewitter'],
  ['WARNUNG VOR WINDBÖEN UND EIS', 'Warnung vor Windböen und Eis'],
  ['Störung im ÖPNV', 'Störung im ÖPNV'],
  ['BASF meldet Produktaustritt', 'BASF meldet Produktaustritt'],
  ['Warnung für NRW', 'Warnung für NRW'],
])('the headline %j becomes %j', (given, calm) => {
  expect(calmHeadline(given)).toBe(calm)
})
