import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

export type Bookmark = { readonly title: string; readonly page: PDFPage; readonly below: readonly Bookmark[] }

/** Names pages, so that a link from elsewhere leads to one. */
export function setPlaces(document: PDFDocument, places: ReadonlyMap<string, PDFPage>): void {
  // Viewers search the names by halves: they stand in order.
  const names = [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, page]) => [PDFString.of(name), [page.ref, 'Fit']])
  document.catalog.set(PDFName.of('Names'), document.context.obj({ Dests: { Names: names } }))
}

/** Puts bookmarks beside the pages, nested, and has them shown where somebody opens the document. */
export function setOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = document
  const root = context.nextRef()
  const level = (
    own: readonly Bookmark[],
    parent: PDFRef,
  ): { first: PDFRef; last: PDFRef; count: number } | undefined => {
    const refs = own.map(() => context.nextRef())
    for (const [place, { title, page, below }] of own.entries()) {
      const ref = refs[place] as PDFRef
      const inside = level(below, ref)
      const [before, after] = [refs[place - 1], refs[place + 1]]
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(title),
          Parent: parent,
          Dest: [page.ref, 'Fit'],
          ...(before ? { Prev: before } : {}),
          ...(after ? { Next: after } : {}),
          // What is below is folded at first: a minus says so.
          ...(inside ? { First: inside.first, Last: inside.last, Count: PDFNumber.of(-inside.count) } : {}),
        }),
      )
    }
    const [first, last] = [refs[0], refs.at(-1)]
    return first && last ? { first, last, count: own.length } : undefined
  }
  const top = level(bookmarks, root)
  if (!top) return
  context.assign(root, context.obj({ Type: 'Outlines', First: top.first, Last: top.last, Count: top.count }))
  catalog.set(PDFName.of('Outlines'), root)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
