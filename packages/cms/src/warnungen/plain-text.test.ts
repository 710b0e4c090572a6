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
  '<a href="https://a.example">',
  '<a href=',
  '<td>',
  '<li><p>',
  '<!',
  '&#',
  ' \n',
  '\u00A0 ',
])('many repetitions of %j take linear time', async piece => {
  const text = piece.repeat(48_000 / piece.length)
  await expectWork(() => plainText(text, 6_000), { usualMs: 10 })
})

test.each([
  ['Sturm<br/>heute<p>Bleiben Sie <b>zu Hause</b>.</p>', 'Sturm\nheute\nBleiben Sie zu Hause.'],
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

test.each([
  ['<a href="https://a.example/x">Mehr</a>.', 'Mehr (https://a.example/x).'],
  ["<a class=x href='https://a.example/x'>Mehr</a>", 'Mehr (https://a.example/x)'],
  ['<a href=https://a.example/x>Mehr</a>', 'Mehr (https://a.example/x)'],
  ['<A HREF="HTTPS://a.example/x">Mehr</A>', 'Mehr (HTTPS://a.example/x)'],
  ['<a href="https://a.example/?a=1&amp;b=2">Mehr</a>', 'Mehr (https://a.example/?a=1&b=2)'],
  ['<a href="https://a.example/x">https://a.example/x</a>', 'https://a.example/x'],
  ['<a href="https://www.a.example/">www.a.example</a>', 'www.a.example'],
  ['<a href="http://a.example/x">Mehr</a>', 'Mehr (http://a.example/x)'],
  ['<a href="tel:+4972517990">hier</a>', 'hier (+4972517990)'],
  ['<a href="tel:07251 79-0">hier</a>', 'hier (07251 79-0)'],
  ['<a href="tel:112">112</a>', '112'],
  ['<a href="mailto:a@b.example?subject=x">E-Mail</a>', 'E-Mail (a@b.example)'],
  ['<a href="javascript:alert(1)">hier</a>', 'hier'],
  ['<a href="java&#115;cript:alert(1)">hier</a>', 'hier'],
  ['<a href="data:text/html,x">hier</a>', 'hier'],
  ['<a href="/warnung">hier</a>', 'hier'],
  ['<a href="https://user:pw@a.example">hier</a>', 'hier'],
  ['<a href="https://a.example"><b>Mehr</b> dazu</a>', 'Mehr dazu (https://a.example)'],
  ['<a href="https://a.example">Mehr', 'Mehr (https://a.example)'],
  [
    '<a href="https://a.example">A <a href="https://b.example">B</a>',
    'A (https://a.example)B (https://b.example)',
  ],
  ['<a name="oben">Mehr</a>', 'Mehr'],
])('N5: a link keeps its address: the text %j becomes %j', (given, text) => {
  expect(plainText(given, 500)).toBe(text)
})

test.each([
  [
    '<table><tr><th>Zone</th><th>Radius</th></tr><tr><td>Schutz</td><td>3 km</td></tr></table>',
    'Zone | Radius\nSchutz | 3 km',
  ],
  [
    '<table><tbody><tr><td>Zone<td>3 km<tr><td>Beobachtung<td>10 km</table>',
    'Zone | 3 km\nBeobachtung | 10 km',
  ],
  ['Werte:<ul><li>unter 5</li><li>über 10</li></ul>Ende', 'Werte:\n\n– unter 5\n– über 10\nEnde'],
  ['<ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>', '– Eins\n– Zwei'],
  ['<p>Eins</p><p>Zwei</p>', 'Eins\n\nZwei'],
  ['Eins<p>Zwei', 'Eins\nZwei'],
  ['<h2>Lage</h2>Es brennt.', 'Lage\nEs brennt.'],
  ['<dl><dt>Wo</dt><dd>Hier</dd></dl>', 'Wo\nHier'],
  ['A<br>B<br/>C<br />D', 'A\nB\nC\nD'],
  ['Ü&auml;&#246;&#x2013;&amp;', 'Üäö–&'],
  ['<b onclick="x()">Text</b><img src=x onerror=alert(1)>', 'Text'],
])('N5: lines, lists and cells stay apart: the text %j becomes %j', (given, text) => {
  expect(plainText(given, 500)).toBe(text)
})
