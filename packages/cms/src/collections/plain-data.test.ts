import { expect, it } from 'vitest'
import { plainData, plainText } from './plain-data.ts'

it('names that reach a prototype are dropped at any depth (I-08)', () => {
  const evil = JSON.parse(
    '{"a":{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"b":[{"prototype":1}]}}',
  )
  expect(plainData(evil)).toEqual({ a: { b: [{}] } })
  expect(Object.hasOwn(plainData(evil) as object, '__proto__')).toBe(false)
  expect(({} as { x?: number }).x).toBeUndefined()
})

it('a name that reaches a prototype without its control characters is dropped', () => {
  expect(Object.keys(plainData(JSON.parse('{"__proto__\\u0007":{"x":1},"a":1}')) as object)).toEqual(['a'])
})

it('every character below U+2100 is normalized to NFC, and control characters are removed', () => {
  for (let code = 0; code < 0x2100; code++) {
    const text = `a${String.fromCharCode(code)}b`
    const isControl = /[^\t\n\r\P{Cc}]/u.test(text)
    expect(plainText(text)).toBe(isControl ? 'ab' : text.normalize('NFC'))
  }
})

it('umlauts are written as one character, and control characters are dropped', () => {
  expect(plainData('Bu\u0308cherei\u0000\n\u0007')).toBe('B\u00FCcherei\n')
})

it('levels beyond the limit of depth are left out', () => {
  const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
  expect(JSON.stringify(plainData(deep)).length).toBeLessThan(200)
})
