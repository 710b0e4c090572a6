import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  type PDFPageLeaf,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { type Heard, heardOf } from './foreign-tags.ts'
import type { Taken } from './foreign-tree.ts'
import { grown, type Overlay } from './stamp.ts'

/** A page from elsewhere, taken in and grown by the strips of its stamp. */
export type ForeignPage = { readonly ref: PDFRef; readonly node: PDFPageLeaf; readonly overlay: Overlay }
export type Foreign = { readonly pages: readonly ForeignPage[]; readonly heard: Heard }

const LOCKED = 'Sie ist mit einem Passwort geschützt und lässt sich nicht mit anderen zusammenfassen.'
const BROKEN = 'Sie ist beschädigt und lässt sich nicht lesen.'
/** No paper is longer, in points; a number beyond says that the file is not what it seems. */
const LONGEST_SIDE = 1_000_000

/** How many pages of a file there is room for, and how many parts of what it says. */
type Limits = { readonly room: number; readonly most: number; readonly isPublic: boolean }

/** Takes the pages of a file in, with what it says for those who hear it, or says why it cannot. */
export async function takeIn(
  bytes: Uint8Array,
  into: PDFContext,
  { room, most, isPublic }: Limits,
): Promise<Foreign | { readonly fehlt: string }> {
  try {
    const source = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    })
    const count = source.getPageCount()
    if (count === 0 || count < source.catalog.Pages().Count().asNumber()) return { fehlt: BROKEN }
    const pages = source.getPages()
    if (!pages.every(hasItsContents)) return { fehlt: BROKEN }
    if (count > room) return { fehlt: `Sie hat ${count} Seiten; das ist zu viel für dieses Paket.` }
    for (const [, object] of source.context.enumerateIndirectObjects())
      if (object instanceof PDFStream) object.dict.delete(PDFName.of('StructParents'))
    const copier = PDFObjectCopier.for(source.context, into)
    const taken = pages.map((page): ForeignPage & Taken => {
      quieten(page)
      const overlay = grow(page, isPublic)
      const node = copier.copy(page.node)
      // What is wrong with a page is found out here, not when it is printed.
      node.normalize()
      return { from: page.node, node, ref: into.register(node), overlay }
    })
    return { pages: taken, heard: heardOf(source, taken, copier, into, most) }
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

function grow(page: PDFPage, isPublic: boolean): Overlay {
  const { box, overlay } = grown(page.getCropBox(), page.getRotation().angle, isPublic)
  const { x, y, width, height } = box
  if (![x, y, width, height].every(one => Math.abs(one) < LONGEST_SIDE))
    throw new Error('There is no such paper')
  page.setMediaBox(x, y, width, height)
  page.setCropBox(x, y, width, height)
  page.setBleedBox(x, y, width, height)
  page.setTrimBox(x, y, width, height)
  page.setArtBox(x, y, width, height)
  return overlay
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
    note.delete(PDFName.of('StructParent'))
    const isLink = note.lookupMaybe(PDFName.of('Subtype'), PDFName) === PDFName.of('Link')
    // What it stands on is known from where it stands.
    note.delete(PDFName.of('P'))
    if (action?.lookupMaybe(PDFName.of('S'), PDFName) === HARMLESS) return true
    note.delete(PDFName.of('A'))
    note.delete(PDFName.of('Parent'))
    return !isLink
  })
  const left = PDFArray.withContext(node.context)
  for (const ref of kept) left.push(ref)
  node.set(PDFName.of('Annots'), left)
}
