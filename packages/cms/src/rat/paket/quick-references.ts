import { PDFCrossRefStream, type PDFRef } from '@cantoo/pdf-lib'

type Entry = { readonly ref: PDFRef }
type References = { readonly entries: Entry[]; appendEntry(entry: Entry): void }

/**
 * Has pdf-lib note the objects of a file one after the other. It looks through all that it has noted for the place of the next
 * one, which nearly always is the end: with the parts of what a long file says that took a hundred times as long as all the rest.
 */
export function noteInOrder(): void {
  const references = PDFCrossRefStream.prototype as unknown as References
  const { appendEntry } = references
  references.appendEntry = function (entry) {
    const last = this.entries.at(-1)
    if (last && last.ref.objectNumber < entry.ref.objectNumber) this.entries.push(entry)
    else appendEntry.call(this, entry)
  }
}
