import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObjectCopier,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { follow, type Taken, type Tree } from './foreign-tree.ts'

/** Tags of copied pages, until they get their place in the structure tree of the packet. */
export type Heard = Tree & {
  /** Pages without marked content: each becomes one piece. */
  readonly plain: ReadonlySet<PDFPageLeaf>
}

/** Maximum number of pieces per page, whatever the page claims. */
const MOST_PIECES = 10_000
/** Contents that unpack to more bytes are not searched for pieces. */
const MOST_BYTES = 8_000_000

/**
 * Copies the tags of a file. A page without valid tags becomes one paragraph in the order in which it was
 * drawn, so that a screen reader misses no text.
 */
export function heardOf(
  source: PDFDocument,
  pages: readonly Taken[],
  copier: PDFObjectCopier,
  into: PDFContext,
  most: number,
): Heard {
  const tree = orNothing(() => follow(source, pages, copier, into, most)) ?? NOTHING
  const [tops, refs, owners] = [[...tree.tops], [...tree.refs], new Map(tree.owners)]
  const plain = new Set<PDFPageLeaf>()
  for (const { from, node, ref: page } of pages) {
    if (owners.has(node)) continue
    const count = countOn(from)
    if (count === 0) plain.add(node)
    const pieces = Array.from({ length: Math.max(1, count) }, (_, piece) => piece)
    const ref = into.nextRef()
    const links = linksOn(node, page, ref, into)
    const part = into.obj({
      Type: 'StructElem',
      S: 'P',
      Pg: page,
      K: [...pieces, ...links.map(link => link.ref)],
    })
    into.assign(ref, part)
    tops.push(part)
    refs.push(ref)
    owners.set(
      node,
      pieces.map(() => ref),
    )
    for (const link of links) owners.set(link.note, link.ref)
  }
  return { tops, refs, owners, plain, count: tree.count }
}

/** On an untagged page, a screen reader reads the links after the text. */
function linksOn(node: PDFPageLeaf, page: PDFRef, within: PDFRef, into: PDFContext) {
  const links: { note: PDFDict; ref: PDFRef }[] = []
  for (const at of node.Annots()?.asArray() ?? []) {
    const note = into.lookup(at)
    if (!(at instanceof PDFRef && note instanceof PDFDict)) continue
    if (note.lookup(PDFName.of('Subtype')) !== PDFName.of('Link')) continue
    const kid = { Type: 'OBJR', Obj: at, Pg: page }
    const part = into.obj({ Type: 'StructElem', S: 'Link', P: within, Pg: page, K: [kid] })
    links.push({ note, ref: into.register(part) })
  }
  return links
}

const NOTHING: Tree = { tops: [], refs: [], owners: new Map(), count: 0 }

/** Malformed tags must never keep a file out of a packet. */
function orNothing<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Returns the number of pieces drawn on a page: tools that extract pages often keep the pieces and drop the
 * structure tree.
 */
function countOn(page: PDFPageLeaf): number {
  const contents = page.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  let count = 0
  for (const stream of streams) {
    const drawn = orNothing(() => unpacked(page.context.lookup(stream))) ?? Buffer.alloc(0)
    for (let at = drawn.indexOf(PIECE); at >= 0; at = drawn.indexOf(PIECE, at + 1)) {
      const number = /^\s*(\d+)/.exec(
        drawn.toString('latin1', at + PIECE.length, at + PIECE.length + 12),
      )?.[1]
      if (number !== undefined && Number(number) < MOST_PIECES) count = Math.max(count, Number(number) + 1)
    }
  }
  return count
}

const PIECE = '/MCID'

function unpacked(stream: unknown): Buffer | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined
  const { dict, contents } = stream
  const filter = dict.lookup(PDFName.of('Filter'))
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : []
  if (filters.length === 0) return Buffer.from(contents)
  if (filters.length > 1 || filters[0] !== PDFName.of('FlateDecode')) return undefined
  return inflateSync(contents, { maxOutputLength: MOST_BYTES })
}
