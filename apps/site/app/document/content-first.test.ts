import { expect, test } from 'vitest'
import { contentFirst } from './content-first.ts'

test('a page requests no script before its text and its first picture', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body>Text</body></html>'
  expect(contentFirst(html)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body>Text</body></html>',
  )
})

test('text of an editor in the body stays unchanged', () => {
  const html =
    '<html><head></head><body>&lt;link rel="modulepreload"&gt; <link rel="modulepreload"></body></html>'
  expect(contentFirst(html)).toBe(html)
})
