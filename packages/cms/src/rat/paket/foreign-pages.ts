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

/** A page of another file, enlarged by the strips for its stamp. */
export type ForeignPage = { readonly ref: PDFRef; readonly node: PDFPageLeaf; readonly overlay: Overlay }
export type Foreign = { readonly pages: readonly ForeignPage[]; readonly heard: Heard }

const LOCKED = 'Sie ist mit einem Passwort geschützt und lässt sich nicht mit anderen zusammenfassen.'
const BROKEN = 'Sie ist beschädigt und lässt sich nicht lesen.'
/** In points. No paper is longer; a larger number means a malformed file. */
const LONGEST_SIDE = 1_000_000

/** `room`: pages left in the packet. `most`: structure elements left in it. */
type Limits = { readonly room: number; readonly most: number; readonly isPublic: boolean }

/** Copies the pages and tags of a file into the packet, or returns why it cannot. */
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
      // Fails here if the page is malformed, not later when the packet is written.
      node.normalize()
      return { from: page.node, node, ref: into.register(node), overlay }
    })
    return { pages: taken, heard: heardOf(source, taken, copier, into, most) }
  } catch (error) {
    return { fehlt: error instanceof EncryptedPDFError ? LOCKED : BROKEN }
  }
}

/** A truncated file may have pages without contents. */
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

/** Entries of a page that refer to its own document. */
const OF_ITS_DOCUMENT = ['AA', 'B', 'StructParents', 'Metadata', 'PieceInfo', 'Thumb', 'Tabs']
/** The only link action allowed in a packet: to an address outside. */
const HARMLESS = PDFName.of('URI')

/** Removes links into the original file and all actions that run something. */
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
    // The page of an annotation follows from the page that lists it.
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
