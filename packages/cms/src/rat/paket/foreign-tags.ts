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

/** What pages from elsewhere say for those who hear them, until it has its place among all others. */
export type Heard = Tree & {
  /** Pages of which nobody has said what is on them: each is one piece. */
  readonly plain: ReadonlySet<PDFPageLeaf>
}

/** A page has no more pieces than this, whatever it says. */
const MOST_PIECES = 10_000
/** What is drawn on a page unpacks to no more than this; nobody looks for pieces in more. */
const MOST_BYTES = 8_000_000

/**
 * Takes over how a file is tagged. Where it is not, or not in a way that can be followed, each page is heard as one paragraph,
 * in the order in which it was written: no word of it is lost to anybody.
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

/** Where such a page leads out of the packet is heard behind its words. */
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

/** What is wrong with the tags of a file never keeps it out of a packet. */
function orNothing<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** How many pieces a page is drawn in: who takes pages out of a file often leaves their pieces, and takes the tree away. */
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
