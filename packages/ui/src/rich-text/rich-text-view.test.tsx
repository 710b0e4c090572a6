import { isSafeAddress } from '@rathausplatz/contract/address'
import { richTextTags } from '@rathausplatz/contract/rich-text'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { parseRichText } from './parse-rich-text.ts'
import { RichText } from './rich-text-view.tsx'

/** Renders formatted text and returns its HTML without the frame. */
function draw(html: string): string {
  return renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>([^]*)<\/div>$/, '$1')
}

describe('Formatted text keeps allowed markup', () => {
  test.each([
    ['<p>Absatz</p>'],
    ['<p>Zeile<br/>Zeile</p>'],
    ['<h2>Zwei</h2><h3>Drei</h3><h4>Vier</h4>'],
    ['<ul><li>Eins</li><li>Zwei<ol><li>A</li></ol></li></ul>'],
    ['<ol start="3"><li>Drei</li></ol>'],
    ['<p><strong>fett</strong> <em>betont</em> H<sub>2</sub>O m<sup>2</sup></p>'],
    ['<blockquote><p>Zitat</p></blockquote>'],
    ['<p><abbr title="Grundflächenzahl">GRZ</abbr> <span lang="en">Town</span></p>'],
    ['<dl><dt>Wort</dt><dd>Erklärung</dd></dl>'],
    ['<p>oben</p><hr/><p>unten</p>'],
    ['<p><a href="/rathaus">Rathaus</a> <a hrefLang="en" href="https://example.org">English</a></p>'],
    ['<p><a href="mailto:stadt@example.org">Brief</a> <a href="tel:+4930">Telefon</a></p>'],
  ])('%s', html => {
    expect(draw(html)).toBe(html)
  })

  test('a table, in a frame that can be scrolled by keyboard', () => {
    const table =
      '<table><caption>Belegung</caption><thead><tr><th scope="col">Zeit</th></tr></thead><tbody><tr><td colSpan="2" rowSpan="3">8 Uhr</td></tr></tbody></table>'
    expect(draw(table)).toMatch(/^<div[^>]* role="group" aria-label="Tabelle" tabindex="0"><table>/)
    expect(draw(table)).toContain(table.replace('8 Uhr', '8\u00a0Uhr'))
  })
})

describe('X-02: formatted text drops everything else', () => {
  test.each([
    ['a script with its code', '<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>x', 'x'],
    ['a script in a script', '<script><script>alert(1)</script>x', 'x'],
    ['a script that never ends', 'a<script>alert(1)', 'a'],
    ['a script made of two', '<scr<script>ipt>alert(1)</script>x', '&lt;scrx'],
    ['a style with its rules', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['an iframe with its content', '<iframe src="//evil.example">x</iframe><p>a</p>', '<p>a</p>'],
    ['a style attribute', '<p style="background:url(//evil.example)">a</p>', '<p>a</p>'],
    ['a class and an id', '<p class="x" id="inhalt">a</p>', '<p>a</p>'],
    ['an event attribute', '<p onload="alert(1)" onclick=alert(1)>a</p>', '<p>a</p>'],
    ['an event attribute of a link', '<a href="/x" onmouseover="alert(1)">a</a>', '<a href="/x">a</a>'],
    ['a picture with an event', '<img src=x onerror=alert(1)>a', 'a'],
    ['a drawing with an event', '<svg onload=alert(1)><circle/></svg>a', 'a'],
    ['a form', '<form action="//evil.example"><input name="pw"><button>Los</button></form>', 'Los'],
    ['an object and an embed', '<object data="x"></object><embed src="x">a', 'a'],
    [
      'a meta refresh and a base',
      '<meta http-equiv="refresh" content="0"><base href="//evil.example">a',
      'a',
    ],
    ['a comment', 'a<!-- <p>geheim</p> -->b', 'ab'],
    ['a comment that never ends', 'a<!-- <p>geheim</p>', 'a'],
    [
      'an unknown element, whose text stays',
      '<p><blink>wichtig</blink> <x-y>neu</x-y></p>',
      '<p>wichtig neu</p>',
    ],
    ['a heading of the first rank, whose text stays', '<h1>Titel</h1>', 'Titel'],
    ['a template and a noscript', '<template><p>a</p></template><noscript><p>b</p></noscript>c', 'c'],
  ])('%s', (_, html, expected) => {
    expect(draw(html)).toBe(expected)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3a;alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,<b>x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/&#9;/evil.example',
    'https:evil.example',
    'rathaus',
    '',
  ])('the link to %j, but not its text', address => {
    expect(draw(`<p><a href="${address}">hier</a></p>`)).toBe('<p>hier</p>')
    expect(draw(`<p><a href='${address}'>hier</a></p>`)).toBe('<p>hier</p>')
  })
})

describe('Formatted text is nested as in a browser', () => {
  test.each([
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>', '<p>a</p><p>b</p>'],
    ['a list in a paragraph', '<p>a<ul><li>b</li></ul></p>', '<p>a</p><ul><li>b</li></ul>'],
    ['a heading in a paragraph', '<p>a<h2>b</h2>c</p>', '<p>a</p><h2>b</h2>c'],
    ['a heading in a heading', '<h2>a<h3>b</h3>c</h2>', '<h2>a</h2><h3>b</h3>c'],
    ['a list item without a list', '<li>a</li><p>b</p>', 'a<p>b</p>'],
    ['list items that never end', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list in a list item',
      '<ul><li>a<ul><li>b</ul><li>c</ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['text between list items', '<ul>x<li>a</li>y</ul>', '<ul><li>a</li></ul>'],
    ['a paragraph between list items', '<ul><p>x</p><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['a term without a list', '<dt>a</dt><dd>b</dd>', 'ab'],
    ['terms that never end', '<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['elements that never end', '<p><strong>a<em>b', '<p><strong>a<em>b</em></strong></p>'],
    ['elements that cross', '<p><strong>a<em>b</strong>c</em></p>', '<p><strong>a<em>b</em></strong>c</p>'],
    ['an end without a beginning', 'a</p></strong></table>b', 'ab'],
    ['a link in a link', '<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">ab</a>'],
    ['a cell without a table', '<td>a</td><tr><td>b</td></tr>', 'ab'],
  ])('%s', (_, html, expected) => {
    expect(draw(html)).toBe(expected)
  })

  test('a table without a body gets one', () => {
    expect(draw('<table><tr><td>a<td>b<tr><td>c</table>')).toContain(
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    )
  })

  test('a line break and a rule have no content', () => {
    expect(draw('<br>a</br><hr>b</hr>')).toBe('<br/>a<hr/>b')
  })
})

describe('Entities', () => {
  test.each([
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;', '&amp;lt;'],
    ['Käse &amp; Öl, K&auml;se', 'Käse &amp; Öl, Käse'],
    ['10&nbsp;&euro; &ndash; &bdquo;so&ldquo;', '10\u00a0€ – „so“'],
    ['&#8364; &#x20AC;', '€ €'],
    ['3 < 5 & 5 > 3', '3 &lt; 5 &amp; 5 &gt; 3'],
    ['&unbekannt; & &', '&amp;unbekannt; &amp; &amp;'],
    ['&#0; &#xd800; &#1114112;', '\ufffd \ufffd \ufffd'],
    ['&toString; &valueOf;', '&amp;toString; &amp;valueOf;'],
  ])('%s', (html, expected) => {
    expect(draw(html)).toBe(expected)
  })
})

describe('I-13: formatted text of any shape is parsed fast', () => {
  const warm = () => parseRichText('<p>a</p>'.repeat(1_000))
  test.each([
    ['1 MB of <', '<'.repeat(1_000_000)],
    ['1 MB of &', '&'.repeat(1_000_000)],
    ['10,000 levels', '<blockquote>'.repeat(10_000)],
    ['10,000 levels of lists', '<ul><li>'.repeat(10_000)],
    ['10,000 levels with their ends', '<span>'.repeat(10_000) + '</span>'.repeat(10_000)],
    ['elements that never end', '<a '.repeat(17_000)],
    ['quotes that never end', '<a "'.repeat(12_500)],
    ['quotes of both kinds', `<a "'`.repeat(10_000)],
    ['a name that never ends', `<a ${'a'.repeat(50_000)}>`],
    ['many names', `<a ${'a '.repeat(25_000)}>`],
    ['spaces before a value', `<a href${' '.repeat(50_000)}x>`],
    ['comments that never end', '<!--'.repeat(12_500)],
  ])('%s', async (_, html) => {
    warm()
    await expectWork(() => parseRichText(html), { usualMs: 20 })
  })

  test('10,000 levels can be rendered, and their text stays', () => {
    expect(draw(`${'<span>'.repeat(10_000)}Text`)).toContain('Text')
  })
})

const inTable: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}
const blocks: ReadonlySet<string> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'blockquote',
  'table',
  'dl',
  'hr',
  'div',
])
const attributes =
  /^(?:class|href|hreflang|title|lang|scope|colspan|rowspan|start|role|aria-label|tabindex)$/i

/**
 * Returns the first fault of rendered text, null if there is none: a character, element, attribute, address
 * or nesting that is not allowed.
 */
function faultOf(html: string): string | null {
  const open: string[] = []
  let read = 0
  for (const match of html.matchAll(/([^<>]+)|<(\/?)([a-z0-9]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g)) {
    if (match.index !== read) return `no markup at ${read}: ${html.slice(read, read + 20)}`
    read = match.index + match[0].length
    const [, text, end, tag = '', given = '', single] = match
    if (text !== undefined) continue
    if (tag !== 'div' && !(richTextTags as readonly string[]).includes(tag)) return `element ${tag}`
    if (end) {
      if (open.pop() !== tag) return `end of ${tag}`
      continue
    }
    for (const [, name = '', value = ''] of given.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
      if (!attributes.test(name)) return `attribute ${name}`
      if (name === 'href' && !isSafeAddress(value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))) {
        return `address ${value}`
      }
    }
    const parent = open.at(-1) ?? ''
    if (inTable[tag]?.includes(parent) === false) return `${tag} in ${parent}`
    if (open.includes('p') && blocks.has(tag)) return `${tag} in p`
    if (/^h\d$/.test(parent) && /^h\d$/.test(tag)) return `${tag} in ${parent}`
    if (tag === 'a' && open.includes('a')) return 'a in a'
    if (!single) open.push(tag)
  }
  return read === html.length && open.length === 0 ? null : `open: ${open.join(' ')} at ${read}`
}

test('X-02: for any input, only allowed elements, attributes and nestings are rendered', () => {
  const names = [
    ...richTextTags,
    'script',
    'style',
    'iframe',
    'img',
    'svg',
    'math',
    'x-y',
    'form',
    'h1',
    'title',
  ]
  const attribute = fc.constantFrom(
    ' href="/a"',
    ' href="javascript:alert(1)"',
    " href='//evil.example'",
    ' href=data:text/html,x',
    ' href="https://example.org/?a=1&amp;b=\'2\'"',
    ' onclick="alert(1)"',
    ' style="color:red"',
    ' title="<b>"',
    ' lang="en',
    ' colspan="1e999"',
    ' colspan="-3"',
    ' start="x"',
    '/',
    ' "',
    " '",
  )
  const piece = fc.oneof(
    fc
      .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }))
      .map(([name, list]) => `<${name}${list.join('')}>`),
    fc.constantFrom(...names).map(name => `</${name}>`),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '&#60;',
      '&quot;',
      '<!--',
      '-->',
      ' ',
      'Text',
      '\0',
      '\u2028',
    ),
    fc.string({ maxLength: 8 }),
  )
  const html = fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join(''))
  fc.assert(
    fc.property(html, given => {
      expect(faultOf(renderToStaticMarkup(<RichText html={given} />))).toBeNull()
    }),
    { numRuns: 600 },
  )
})

describe('E5: a table', () => {
  const row = (cell: string, values: string[]) =>
    `<tr>${values.map(value => `<${cell}>${value}</${cell}>`).join('')}</tr>`
  const table = (headings: string[], ...rows: string[]) =>
    `<table><thead>${row('th', headings)}</thead><tbody>${rows.join('')}</tbody></table>`

  test('of three or more columns can stack its rows, because each cell has the label of its column', () => {
    const html = draw(
      table(['Ort', '<strong>gerade</strong> Woche', 'ungerade'], row('td', ['Kernstadt', 'Bio', 'Rest'])),
    )
    expect(html).toMatch(/^<div[^>]* tabindex="0"><table class="[^"]+"><thead>/)
    expect(html).toContain(
      '<td data-label="Ort">Kernstadt</td><td data-label="gerade Woche">Bio</td><td data-label="ungerade">Rest</td>',
    )
  })

  test.each([
    ['of two columns', table(['Tag', 'Zeit'], row('td', ['Mo', '8']))],
    ['with a row that is shorter', table(['a', 'b', 'c'], row('td', ['1', '2']))],
    ['with joined cells', table(['a', 'b', 'c'], '<tr><td colspan="2">1</td><td>2</td><td>3</td></tr>')],
    ['without headings', '<table><tr><td>1</td><td>2</td><td>3</td></tr></table>'],
  ])('%s does not stack its rows, but scrolls in its frame', (_, html) => {
    expect(draw(html)).toMatch(/^<div[^>]* role="group" aria-label="Tabelle" tabindex="0"><table>/)
  })
})
