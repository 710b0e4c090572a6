import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { expect } from 'vitest'

/**
 * Returns the number tree of a packet: by number the element of an annotation, or the elements of the pieces
 * of a page.
 */
export function numbersIn({ context, catalog }: PDFDocument) {
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const entries = root
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray)
    .asArray()
  const numbers = entries.flatMap((number, at) => (at % 2 === 0 ? [(number as PDFNumber).asNumber()] : []))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(new Set(numbers).size).toBe(numbers.length)
  const next = root.lookup(PDFName.of('ParentTreeNextKey'), PDFNumber).asNumber()
  expect(next).toBeGreaterThan(numbers.at(-1) ?? 0)
  return new Map(
    numbers.map((number, at) => {
      const known = entries[2 * at + 1]
      const parts = context.lookup(known)
      return [number, parts instanceof PDFArray ? parts.asArray() : [known]] as const
    }),
  )
}
