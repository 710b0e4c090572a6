import { expect, test } from 'vitest'
import { foreignText } from './foreign-text.ts'

test.each([
  [
    'Der Rat beschließt:<ol><li>erstens</li><li>zweitens &lt; 3 m</li></ol>',
    'Der Rat beschließt:\n1. erstens\n2. zweitens < 3 m\n',
  ],
  ['<ol start="3"><li>drittens</li></ol>', '\n3. drittens\n'],
  [
    '<OL class="x"><LI>eins</LI></OL> und <ol><li>wieder eins</li></ol>',
    '\n1. eins\n und \n1. wieder eins\n',
  ],
  ['<ul><li>ohne Nummer</li></ul>', 'ohne Nummer\n'],
  ['Es gilt:<ul>\n  <li>eins</li>\n  <li>zwei</li>\n</ul>', 'Es gilt:\neins\n\nzwei\n\n'],
  ['Pegel < 300 > 5', 'Pegel < 300 > 5'],
])('C4: a numbered list keeps its numbers: %s', (html, text) => expect(foreignText(html)).toBe(text))

test.each([
  ['220 €.<ul><li>Los A</li><li>Los C</li></ul>', '220 €.\nLos A\nLos C'],
  ['<table><tr><td>Ja</td><td>9</td></tr><tr><td>Nein</td><td>1</td></tr></table>', 'Ja 9\nNein 1'],
  ['<table><tr><th>A</th> <td>B</td></tr></table>danach', 'A  B\ndanach'],
  ['Text<p>Absatz</p><p>noch einer</p>', 'Text\nAbsatz\nnoch einer'],
  ['<div><div><p>innen</p></div></div>', 'innen'],
  ['eins<dl><dt>Wort</dt><dd>Erklärung</dd></dl>', 'eins\nWort\nErklärung'],
  ['eins<hr>zwei', 'eins\nzwei'],
  ['<ins>neu</ins> und <mark>gelb</mark>', 'neu und gelb'],
  ['H<sub>2</sub>O, <b>fett</b>es Wort', 'H2O, fettes Wort'],
])('C4: 18: blocks and cells do not run into one another: %s', (html, text) =>
  expect(
    foreignText(html)
      .replaceAll(/\n{2,}/gu, '\n')
      .trim(),
  ).toBe(text),
)
