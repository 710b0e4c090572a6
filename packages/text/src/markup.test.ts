import { expect, test } from 'vitest'
import { htmlAttribute, htmlText, unescaped, xmlText } from './markup.ts'

const HOSTILE = `"><script>alert('&amp;')</script>`

test('Text of HTML cannot open a tag or begin a reference', () => {
  expect(htmlText('Kaffee & Kuchen <b>')).toBe('Kaffee &amp; Kuchen &lt;b&gt;')
  expect(htmlText(HOSTILE)).not.toMatch(/[<>]/)
})

test('The value of an attribute cannot end the attribute', () => {
  expect(htmlAttribute(HOSTILE)).not.toMatch(/[<>"]/)
})

test('Text escaped as HTML is read back unchanged', () => {
  for (const text of [HOSTILE, '&lt; &#39;', 'Käse']) {
    expect(unescaped(htmlText(text))).toBe(text)
    expect(unescaped(htmlAttribute(text))).toBe(text)
  }
  expect(unescaped('Rat &amp; Stadt &quot;heute&quot; &#x27;')).toBe(`Rat & Stadt "heute" '`)
})

test('Text of XML contains no character that XML forbids, and keeps its line ends', () => {
  expect(xmlText('\u0000a\ufffe\ud800<&>"\r\n🍇')).toBe('a\ufffd&lt;&amp;&gt;&quot;&#13;\n🍇')
})
