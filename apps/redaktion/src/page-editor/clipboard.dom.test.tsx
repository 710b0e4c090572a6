import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { copiedEntry, copyEntry, whenCopied } from './clipboard.ts'

const entry = { template: 'text', slotName: 'content', context: { text: '<p>Hallo</p>' }, options: {} }

test('A copied entry is read back unchanged', () => {
  expect(copyEntry(entry)).toBe(true)
  expect(copiedEntry()).toEqual(entry)
})

test('Listeners are notified of a copy, but not of other changes of the storage', () => {
  let heard = 0
  onTestFinished(whenCopied(() => heard++))
  copyEntry(entry)
  expect(heard).toBe(1)
  dispatchEvent(new StorageEvent('storage', { key: 'etwas anderes' }))
  expect(heard).toBe(1)
})

test('Content that is no entry is not pasted', () => {
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    '{"template":""}',
    '{"template":3}',
    '{"template":"text","context":[]}',
  ]
  for (const text of texts) expect(copiedEntry(holding(text)), text).toBeUndefined()
  expect(
    copiedEntry(holding(JSON.stringify({ ...entry, context: { text: 'x'.repeat(1_000_001) } }))),
  ).toBeUndefined()
})

test('Of foreign content only the properties of an entry are used', () => {
  const hostile =
    '{"template":"text","__proto__":{"a":1},"constructor":1,"slotName":"content","context":{},"options":{}}'
  expect(copiedEntry(holding(hostile))).toEqual({ ...entry, context: {} })
})

test('Any stored content gives an entry or undefined, and no error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      expect(typeof (copiedEntry(holding(text))?.template ?? '')).toBe('string')
    }),
  )
})

test('A browser without storage causes no error', () => {
  const full = {
    getItem(): string {
      throw new Error('denied')
    },
    setItem() {
      throw new Error('full')
    },
  }
  expect(copyEntry(entry, full)).toBe(false)
  expect(copiedEntry(full)).toBeUndefined()
})

const holding = (text: string) => ({ getItem: () => text, setItem() {} })
