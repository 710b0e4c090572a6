import { expect, test } from 'vitest'
import { decodeEntities } from './entities.ts'

test('Named, decimal and hexadecimal references become the characters they stand for', () => {
  expect(decodeEntities('12&deg;, Citro&euml;n&hellip; &sect; 4 &Sigma; &#176; &#xB0; &nbsp;')).toBe(
    '12°, Citroën… § 4 Σ ° ° \u00a0',
  )
})

test('Each reference is decoded once', () => {
  expect(decodeEntities('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})

test('Text that is not a reference is unchanged, and no number gives a lone surrogate', () => {
  expect(decodeEntities('AT&T &copy=1 &unbekannt; &constructor;')).toBe(
    'AT&T &copy=1 &unbekannt; &constructor;',
  )
  expect(decodeEntities('&#xd800;&#99999999;').isWellFormed()).toBe(true)
})
