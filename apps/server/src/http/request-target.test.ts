import { expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { judgeTarget } from './request-target.ts'

test.each([
  '/',
  '/aktuelles',
  '/aktuelles/',
  '/suche/?q=%00&q=../..//&x=%ff',
  '/stra%C3%9Fe',
  '/assets/root-B1x_y.js',
  '/_root.data',
  '/.well-known/security.txt',
  "/a;b=c,d@e:f!g$h&i'(j)*+k",
])('%s is a valid address', target => {
  expect(judgeTarget(target)).toBeUndefined()
})

test.each([
  '',
  '*',
  'http://evil.example.org/',
  '//evil.example.org',
  '/a//b',
  '/%2f/evil',
  '/..%2f..%2fetc/passwd',
  '/../etc/passwd',
  '/a/%2e%2e/b',
  '/a/./b',
  '/.',
  '/..',
  '/a\\b',
  '/a%5cb',
  '/%00',
  '/a%0d%0ab',
  '/%ff',
  '/%c0%ae%c0%ae/',
  '/%zz',
  '/%',
  '/böse',
  '/a#b',
  '/%c2%85',
])('I-01: %s is refused', target => {
  expect(judgeTarget(target)).toBe(400)
})

test('I-02: an address of more than 8 KB is too long, in its path or in its query', () => {
  expect(judgeTarget(`/${'a'.repeat(9_000)}`)).toBe(414)
  expect(judgeTarget(`/?q=${'a'.repeat(9_000)}`)).toBe(414)
})

test('I-13: checking a hostile address takes next to no time', async () => {
  const hostile = [
    '/'.repeat(8_000),
    `/${'a/'.repeat(4_000)}%`,
    `/${'-.'.repeat(4_000)}!`,
    '%2e'.repeat(2_700),
  ]
  const often = Array.from({ length: 10 }, () => hostile).flat()
  await expectWork(() => often.forEach(judgeTarget), { usualMs: 10 })
})
