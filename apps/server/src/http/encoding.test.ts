import { expect, test } from 'vitest'
import { accepts } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['BR', true],
  ['br;q=0.1', true],
  ['gzip', false],
  ['br;q=0', false],
  ['br;q=0.000, gzip', false],
  ['bro, xbr', false],
  ['', false],
  [null, false],
])('With accept-encoding %j, Brotli is accepted: %s', (header, taken) => {
  expect(accepts(header, 'br')).toBe(taken)
})
