import { expect, test } from 'vitest'
import { contentFirst } from './content-first.ts'

test('no script is asked for before the words and the first picture of the page', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body>Text</body></html>'
  expect(contentFirst(html)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body>Text</body></html>',
  )
})

test('what an editor wrote into the page stays as it is', () => {
  const html =
    '<html><head></head><body>&lt;link rel="modulepreload"&gt; <link rel="modulepreload"></body></html>'
  expect(contentFirst(html)).toBe(html)
})
