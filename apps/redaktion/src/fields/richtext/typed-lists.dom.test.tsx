import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'

const pasted = (html: string) => htmlOf(documentOf(cleanPaste(html).html))

test.each([
  [
    '<p>- Anmeldung<br>- Kosten 8,50 Euro<br>- Tel. 030 1</p>',
    '<ul><li>Anmeldung</li><li>Kosten 8,50 Euro</li><li>Tel. 030 1</li></ul>',
  ],
  ['<p>1) Kuchen</p><p>2) Tassen</p>', '<ol><li>Kuchen</li><li>Tassen</li></ol>'],
  ['<p>1. Kuchen<br>2. Tassen</p>', '<ol><li>Kuchen</li><li>Tassen</li></ol>'],
  ['<p>3. Kuchen<br>4. Tassen</p>', '<ol start="3"><li>Kuchen</li><li>Tassen</li></ol>'],
  [
    '<p>Bitte mitbringen:<br>– Kuchen<br>– Tassen</p>',
    '<p>Bitte mitbringen:</p><ul><li>Kuchen</li><li>Tassen</li></ul>',
  ],
  ['<p>• Kuchen</p><p>• Tassen</p><p>Danke</p>', '<ul><li>Kuchen</li><li>Tassen</li></ul><p>Danke</p>'],
  ['<p>-&nbsp;Kuchen</p><p>-&nbsp;Tassen</p>', '<ul><li>Kuchen</li><li>Tassen</li></ul>'],
  [
    '<p>- <b>Kuchen</b> backen<br>* Tassen</p>',
    '<ul><li><strong>Kuchen</strong> backen</li><li>Tassen</li></ul>',
  ],
  ['<p><b>- Kuchen</b></p><p>- Tassen</p>', '<ul><li><strong>Kuchen</strong></li><li>Tassen</li></ul>'],
  ['<p>- Kuchen<br>auch vegan<br>- Tassen</p>', '<ul><li>Kuchen<br>auch vegan</li><li>Tassen</li></ul>'],
])('D1: a typed list becomes a list: %s', (html, list) => expect(pasted(html)).toBe(list))

test.each([
  '<p>- nur eine Zeile</p>',
  '<p>1. Januar 2027<br>2. Januar 2027</p>',
  '<p>1. 12. 2026<br>2. 12. 2026</p>',
  '<p>-5 Grad<br>-7 Grad</p>',
  '<p>1) Kuchen</p><p>3) Tassen</p>',
  '<p>Montag - Freitag<br>Samstag - Sonntag</p>',
  '<p>2026<br>2027</p>',
])('D1: what is no list stays as it is: %s', html => expect(pasted(html)).toBe(html))

test('D1: a text of the desk itself stays as it is', () => {
  expect(pasted('<p data-pm-slice="1 1 []">1) A</p><p>2) B</p>')).toBe('<p>1) A</p><p>2) B</p>')
})
