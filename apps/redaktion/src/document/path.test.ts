import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, valueAt, withValue } from './path.ts'

const page = { title: 'Fundbüro', content: [{ text: 'eins' }, { text: 'zwei' }], seo: { title: '' } }

test('A changed value creates new objects on its path; all others stay the same', () => {
  const changed = withValue(page, ['content', 1, 'text'], 'drei')
  expect(changed.content[1]).toEqual({ text: 'drei' })
  expect(changed.content[0]).toBe(page.content[0])
  expect(changed.seo).toBe(page.seo)
  expect(page.content[1]).toEqual({ text: 'zwei' })
})

test('Undefined removes a field, and closes the gap in a list', () => {
  expect(withValue(page, ['seo'], undefined)).not.toHaveProperty('seo')
  expect(withValue(page, ['content', 0], undefined).content).toEqual([{ text: 'zwei' }])
})

test('Missing parents are created, also in place of other values', () => {
  expect(withValue({}, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] })
  expect(withValue({ a: 'text' }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
})

test('No field name reaches the prototype of objects', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const changed = withValue({}, [name, 'polluted'], 'ja')
    expect(valueAt(changed, [name, 'polluted'])).toBe('ja')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(valueAt({}, [name])).toBeUndefined()
  }
})

test('A value that was set is read back', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.oneof(fc.string(), fc.nat(3)), { minLength: 1, maxLength: 4 }),
      fc.jsonValue(),
      (data, path, value) => {
        const found = valueAt(withValue(data, path, value), path)
        expect(isSame(found, value)).toBe(true)
      },
    ),
  )
})
