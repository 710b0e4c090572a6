import { expect, test } from 'vitest'
import { expectWork } from '../../../tests/work-of-thread.ts'
import { isSafeAddress } from './address.ts'

test.each([
  '/',
  '/rathaus',
  '/rathaus/buergerbuero/ausweis',
  '/suche/?q=Ausweis&seite=2',
  '/straße',
  '/stra%C3%9Fe',
  '#inhalt',
  'https://www.rebenau.example.org',
  'https://www.rebenau.example.org/pfad?a=1#b',
  'http://rebenau.example.org',
  'HTTPS://rebenau.example.org',
  'mailto:stadt@rebenau.example.org',
  'tel:+493023125100',
])('A link may lead a visitor to %j', address => {
  expect(isSafeAddress(address)).toBe(true)
})

test.each([
  '',
  'rathaus',
  './rathaus',
  '../rathaus',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/ /evil.example',
  '/rathaus\\..\\evil',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https:\\\\evil.example',
  'ht\ntps://evil.example',
  'https://evil.example\n',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript\u003aalert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'gopher://evil.example',
  'view-source:https://evil.example',
  '/rathaus"onmouseover="alert(1)',
  '/rathaus<script>',
  '#"><script>',
])('I-10: no link leads a visitor to %j', address => {
  expect(isSafeAddress(address)).toBe(false)
})

test('I-10: an accepted path stays on its origin when a browser resolves it', () => {
  const paths = [
    '/rathaus',
    '/a//b',
    '/@evil.example',
    '/..//evil.example',
    '/%5cevil.example',
    '/%2f/evil.example',
  ]
  for (const path of paths.filter(isSafeAddress)) {
    expect(new URL(path, 'https://www.rebenau.example.org').origin, path).toBe(
      'https://www.rebenau.example.org',
    )
  }
})

test('I-13: an address of 50 KB is checked at once', async () => {
  const hostile = ['/', 'a', 'https://', '#', ' ', '\\'].map(part => `/${part.repeat(50_000)} `)
  await expectWork(() => hostile.forEach(isSafeAddress), { usualMs: 10 })
})
