import { PDFContext, PDFCrossRefStream, PDFRef } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { noteInOrder } from './quick-references.ts'

noteInOrder()

function noted() {
  const references = PDFCrossRefStream.create(PDFContext.create().obj({}), false)
  const { entries } = references as unknown as { entries: { ref: PDFRef }[] }
  return { note: (number: number) => references.addUncompressedEntry(PDFRef.of(number), 0), entries }
}
const numbersOf = (entries: readonly { ref: PDFRef }[]) => entries.map(({ ref }) => ref.objectNumber)

test('Objects are stored in the order of their numbers, in whatever order they are added', () => {
  const { note, entries } = noted()
  const before = numbersOf(entries)
  for (const number of [2, 3, 7, 5, 9, 1]) note(number)
  expect(numbersOf(entries)).toEqual([...before, 1, 2, 3, 5, 7, 9])
})

test('Adding in order needs no search', () => {
  const { note, entries } = noted()
  note(1)
  entries.findIndex = () => {
    throw new Error('Somebody looks for it')
  }
  note(2)
  note(3)
  expect(() => note(1)).toThrow('Somebody looks for it')
})
