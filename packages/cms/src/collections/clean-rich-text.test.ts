import { expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

it.each([
  ['an event attribute', '<p onclick="x()">Text</p>', '<p>Text</p>'],
  ['a style', '<p style="position:fixed" class="x" id="y">Text</p>', '<p>Text</p>'],
  ['a script with its text', 'a<script>alert(1)</script>b', 'ab'],
  ['a style sheet with its text', 'a<style>p{}</style>b', 'ab'],
  ['an iframe', '<iframe src="https://example.org">x</iframe><p>Text</p>', '<p>Text</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">Text</a>', '<a>Text</a>'],
  ['a disguised javascript link', '<a href="java&#10;script&colon;alert(1)">Text</a>', '<a>Text</a>'],
  ['a vbscript link', '<a href="vbscript:x">Text</a>', '<a>Text</a>'],
  ['a data link', '<a href="data:text/html,x">Text</a>', '<a>Text</a>'],
  ['a link without a scheme', '<a href="//evil.example">Text</a>', '<a>Text</a>'],
  ['a link with a backslash', '<a href="/\\evil.example">Text</a>', '<a>Text</a>'],
  ['a picture', '<img src=x onerror=alert(1)>Text', 'Text'],
  ['a drawing', '<svg onload=alert(1)><text>x</text></svg>Text', 'Text'],
  ['an unknown element, not its text', '<blink>Text</blink>', 'Text'],
  ['an element that was never closed', '<p>Text<script>', '<p>Text</p>'],
])('cleaning drops %s', (_, dirty, clean) => {
  expect(cleanRichText(dirty)).toBe(clean)
})

it.each([
  '<h2>Titel</h2><p>Text mit <strong>fett</strong>, <em>kursiv</em> und <abbr title="zum Beispiel">z. B.</abbr></p>',
  '<a href="/rathaus" hreflang="de">Rathaus</a>',
  '<a href="mailto:stadt@example.org">Mail</a> <a href="tel:+4972515550">Telefon</a>',
  '<table><caption>Preise</caption><tbody><tr><th scope="row">Kind</th><td colspan="2">2 €</td></tr></tbody></table>',
  '<ol start="3"><li>Drei</li></ol><dl><dt>a</dt><dd>b</dd></dl><hr>',
  '<p>Zeile<br>Zeile</p><p>Müll &amp; Straße &lt;b&gt;</p>',
])('cleaning keeps %s', html => {
  expect(cleanRichText(html)).toBe(html)
})

it('cleaning maps the elements of word processors to the elements of the site', () => {
  expect(cleanRichText('<h1>Titel</h1><b>fett</b><i>kursiv</i>')).toBe(
    '<h2>Titel</h2><strong>fett</strong><em>kursiv</em>',
  )
})

it('text that was cleaned once is not changed by a second cleaning', () => {
  const once = cleanRichText('<p>a<noscript><p title="</noscript><img src=x onerror=alert(1)>">')
  expect(cleanRichText(once)).toBe(once)
  expect(once).not.toMatch(/<img|onerror=/)
})

it('the cache does not change results, also with more text than it holds', () => {
  const text = (n: number) => `<p onclick="x()">${n} ${'Wort '.repeat(15_000)}</p>`
  const first = Array.from({ length: 65 }, (_, n) => cleanRichText(text(n)))
  expect(first.every((cleaned, n) => cleaned.startsWith(`<p>${n} Wort`))).toBe(true)
  expect(Array.from({ length: 65 }, (_, n) => cleanRichText(text(n)))).toEqual(first)
  expect(first.map(cleanRichText)).toEqual(first)
})
