import { PDFCrossRefStream, type PDFRef } from '@cantoo/pdf-lib'

type Entry = { readonly ref: PDFRef }
type References = { readonly entries: Entry[]; appendEntry(entry: Entry): void }

/**
 * Patches pdf-lib to append objects in constant time if they come in order. pdf-lib searches all entries for
 * each insertion, although nearly all belong at the end: with the tags of a long file this took a hundred
 * times as long as all the rest.
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
