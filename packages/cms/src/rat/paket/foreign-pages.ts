import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'

/** The pages of a file as they come into another document, or why they cannot. */
export type Taken = { readonly pages: PDFPage[] } | { readonly fehlt: string }

const LOCKED = 'Sie ist mit einem Passwort geschützt und lässt sich nicht mit anderen zusammenfassen.'
const BROKEN = 'Sie ist beschädigt und lässt sich nicht lesen.'

/** Takes over the pages of a file. */
export async function pagesOf(bytes: Uint8Array, into: PDFDocument, room: number): Promise<Taken> {
  try {
    const source = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    })
    const count = source.getPageCount()
    if (count === 0 || count < source.catalog.Pages().Count().asNumber()) return { fehlt: BROKEN }
    if (!source.getPages().every(hasItsContents)) return { fehlt: BROKEN }
    if (count > room) return { fehlt: `Sie hat ${count} Seiten; das ist zu viel für dieses Paket.` }
    for (const page of source.getPages()) quieten(page)
    const pages = await into.copyPages(source, source.getPageIndices())
    // What is wrong with a page is found out here, not when it is printed.
    for (const page of pages) {
      page.node.normalize()
      page.getCropBox()
    }
    return { pages }
  } catch (error) {
    return { fehlt: error instanceof EncryptedPDFError ? LOCKED : BROKEN }
  }
}

/** Of a file that was cut off there may be pages with nothing on them. */
function hasItsContents({ node }: PDFPage): boolean {
  const contents = node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray() : [node.get(PDFName.of('Contents'))]
  return parts.every(part => part === undefined || node.context.lookup(part) !== undefined)
}

/** What belongs to the document that a page comes from. */
const OF_ITS_DOCUMENT = ['AA', 'B', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb', 'Tabs']
/** What a link may do in a document put together from others: lead out of it. */
const HARMLESS = PDFName.of('URI')

/** Takes away what would lead into the file that a page comes from, or run something. */
function quieten({ node }: PDFPage): void {
  for (const name of OF_ITS_DOCUMENT) node.delete(PDFName.of(name))
  const notes = node.Annots()
  if (!notes) return
  const kept = notes.asArray().filter(ref => {
    const note = node.context.lookupMaybe(ref, PDFDict)
    if (!note) return false
    const action = note.lookupMaybe(PDFName.of('A'), PDFDict)
    note.delete(PDFName.of('AA'))
    const isLink = note.lookupMaybe(PDFName.of('Subtype'), PDFName) === PDFName.of('Link')
    if (action?.lookupMaybe(PDFName.of('S'), PDFName) === HARMLESS) return true
    note.delete(PDFName.of('A'))
    note.delete(PDFName.of('P'))
    note.delete(PDFName.of('Parent'))
    return !isLink
  })
  const left = PDFArray.withContext(node.context)
  for (const ref of kept) left.push(ref)
  node.set(PDFName.of('Annots'), left)
}
