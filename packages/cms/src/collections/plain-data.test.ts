import { expect, it } from 'vitest'
import { plainData, plainText } from './plain-data.ts'

it('drops names that reach a prototype, at any depth (I-08)', () => {
  const evil = JSON.parse(
    '{"a":{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"b":[{"prototype":1}]}}',
  )
  expect(plainData(evil)).toEqual({ a: { b: [{}] } })
  expect(Object.hasOwn(plainData(evil) as object, '__proto__')).toBe(false)
  expect(({} as { x?: number }).x).toBeUndefined()
})

it('drops a name that reaches a prototype once its control characters are gone', () => {
  expect(Object.keys(plainData(JSON.parse('{"__proto__\\u0007":{"x":1},"a":1}')) as object)).toEqual(['a'])
})

it('every character is normalized to NFC, and control characters are removed', () => {
  for (let code = 0; code < 0x2100; code++) {
    const text = `a${String.fromCharCode(code)}b`
    const isControl = /[^\t\n\r\P{Cc}]/u.test(text)
    expect(plainText(text)).toBe(isControl ? 'ab' : text.normalize('NFC'))
  }
})

it('writes umlauts as one character and drops control characters', () => {
  expect(plainData('Bu\u0308cherei\u0000\n\u0007')).toBe('B\u00FCcherei\n')
})

it('stops at a limit of depth', () => {
  const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
  expect(JSON.stringify(plainData(deep)).length).toBeLessThan(200)
})
