import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib'
import type { Foreign, ForeignPage } from './foreign-pages.ts'
import { noteInOrder } from './quick-references.ts'

/** A copied file in the packet: the placeholder pages with its stamps, and its structure element. */
export type Slot = { readonly places: readonly number[]; readonly part: number; readonly foreign: Foreign }

noteInOrder()

const name = PDFName.of

/**
 * Replaces the placeholder pages with the copied pages: bookmarks and links to a placeholder lead to the
 * copied page.
 */
export async function putTogether(
  own: Uint8Array,
  slots: readonly Slot[],
  into: PDFContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const { context: printed, catalog } = await PDFDocument.load(own, { updateMetadata: false })
  const filled = slots.flatMap(({ places, foreign }) =>
    foreign.pages.map((page, at) => ({
      page,
      place: PDFRef.of(places[at] ?? 0),
      isPlain: foreign.heard.plain.has(page.node),
    })),
  )
  const move = mover(into, new Map(filled.map(({ place, page }) => [place, page.ref])))
  const places = new Set(filled.map(({ place }) => place))
  for (const [ref, object] of printed.enumerateIndirectObjects())
    if (!places.has(ref)) into.assign(move(ref), move(object))
  const { Root, Info, ID } = printed.trailerInfo
  Object.assign(into.trailerInfo, { Root: Root && move(Root), Info: Info && move(Info), ID })

  const parent = move(catalog.get(name('Pages')) as PDFRef)
  const plain = operators(into, '/P <</MCID 0>> BDC')
  for (const { page, place, isPlain } of filled) {
    const holder = printed.lookup(place, PDFDict)
    const contents = move(holder.get(name('Contents')) as PDFRef)
    const form = into.lookup(contents, PDFStream).dict
    form.set(name('Type'), name('XObject'))
    form.set(name('Subtype'), name('Form'))
    form.set(name('BBox'), into.obj([0, 0, ...page.overlay.size]))
    form.set(name('Resources'), move(holder.get(name('Resources')) as PDFRef))
    lay(into, page, contents, isPlain ? plain : undefined)
    page.node.setParent(parent)
  }
  tell(into, into.lookup(into.trailerInfo.Root, PDFDict), slots, move)
  return Uint8Array.from(await PDFStreamWriter.forContext(into, Number.POSITIVE_INFINITY).serializeToBuffer())
}

/** Returns a function that renumbers objects after the existing ones. */
function mover(into: PDFContext, instead: ReadonlyMap<PDFRef, PDFRef>) {
  const shift = into.largestObjectNumber
  function move(object: PDFRef): PDFRef
  function move(object: PDFObject): PDFObject
  function move(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return instead.get(object) ?? PDFRef.of(object.objectNumber + shift)
    if (object instanceof PDFRawStream) return PDFRawStream.of(move(object.dict) as PDFDict, object.contents)
    if (object instanceof PDFDict) {
      const moved = object.clone(into)
      for (const [key, value] of object.entries()) moved.set(key, move(value))
      return moved
    }
    if (object instanceof PDFArray) return into.obj(object.asArray().map(move))
    return object
  }
  return move
}

const operators = (into: PDFContext, said: string): PDFRef => into.register(into.stream(`${said}\n`))

/** Draws the stamp over a page. An untagged page becomes one piece; the stamp is an artifact. */
function lay(
  into: PDFContext,
  { node, overlay }: ForeignPage,
  stamp: PDFRef,
  begin: PDFRef | undefined,
): void {
  const matrix = overlay.matrix.map(one => PDFNumber.of(one).toString()).join(' ')
  const draw = `q ${matrix} cm ${node.newXObject('Stempel', stamp).toString()} Do Q`
  const stamped = `/Artifact <</Type /Pagination>> BDC ${draw} EMC`
  const contents = node.Contents()
  node.set(
    name('Contents'),
    into.obj([
      ...(begin ? [begin] : []),
      ...(contents instanceof PDFArray ? contents.asArray() : []),
      operators(into, begin ? `EMC ${stamped}` : stamped),
    ]),
  )
  // Tab order follows the structure of the page.
  node.set(name('Tabs'), name('S'))
}

/** Connects the tags of copied pages to the structure tree and its number tree. */
function tell(
  into: PDFContext,
  catalog: PDFDict,
  slots: readonly Slot[],
  move: (ref: PDFRef) => PDFRef,
): void {
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict)
  const tree = root.lookup(name('ParentTree'), PDFDict)
  const numbers = tree.lookup(name('Nums'), PDFArray)
  let next = root.lookup(name('ParentTreeNextKey'), PDFNumber).asNumber()
  for (const { part, foreign } of slots) {
    const { tops, refs, owners } = foreign.heard
    const above = move(PDFRef.of(part))
    for (const top of tops) top.set(name('P'), above)
    into.lookup(above, PDFDict).set(name('K'), into.obj([...refs]))
    for (const [owner, parts] of owners) {
      const isOne = parts instanceof PDFRef
      owner.set(name(isOne ? 'StructParent' : 'StructParents'), PDFNumber.of(next))
      numbers.push(PDFNumber.of(next++))
      numbers.push(isOne ? parts : into.obj(Array.from(parts, one => one ?? null)))
    }
  }
  tree.delete(name('Limits'))
  root.set(name('ParentTreeNextKey'), PDFNumber.of(next))
}
