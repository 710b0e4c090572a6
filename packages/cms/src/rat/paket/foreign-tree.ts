import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFObjectCopier,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

export type Tree = {
  /** The elements at the top. */
  readonly tops: readonly PDFDict[]
  readonly refs: readonly PDFRef[]
  /** Number of all elements. */
  readonly count: number
  /**
   * Owners of marked content: for a page the element of each piece, by its number; for an annotation its
   * element.
   */
  readonly owners: ReadonlyMap<PDFDict, PDFRef | readonly (PDFRef | undefined)[]>
}

/** A page in the source and its copy. */
export type Taken = {
  readonly from: PDFPageLeaf
  readonly node: PDFPageLeaf
  readonly ref: PDFRef
}

const MOST_PIECES = 200_000
const DEEPEST = 200

const name = PDFName.of
/** Standard structure types (ISO 32000-1, 14.8.4). */
const KNOWN: ReadonlySet<PDFName> = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  )
    .split(' ')
    .map(one => name(one)),
)
const WORDS = ['T', 'Lang', 'Alt', 'E', 'ActualText'].map(one => name(one))
const USED: ReadonlySet<PDFObject | undefined> = new Set(['Table', 'List', 'Layout'].map(one => name(one)))

/**
 * Reads a structure tree from its root. Nothing is assigned before the whole tree has been checked. Throws if
 * it is malformed.
 */
export function follow(
  source: PDFDocument,
  pages: readonly Taken[],
  copier: PDFObjectCopier,
  into: PDFContext,
  most: number,
): Tree {
  const { context, catalog } = source
  const owners = new Map<PDFDict, PDFRef | (PDFRef | undefined)[]>()
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  const info = catalog.lookupMaybe(name('MarkInfo'), PDFDict)
  if (!root || info?.lookup(name('Marked')) !== PDFBool.True) return { tops: [], refs: [], owners, count: 0 }
  const roles = root.lookupMaybe(name('RoleMap'), PDFDict)
  const takenOf = new Map(pages.map(page => [page.from as PDFDict, page]))
  const notes = new Set(pages.flatMap(({ from }) => from.Annots()?.asArray() ?? []))
  const pageAt = (at: PDFObject | undefined) => takenOf.get(context.lookup(at) as PDFDict)

  const parts: [PDFRef, PDFDict][] = []
  const seen = new Set<PDFDict>()
  let pieces = 0
  const waiting: { from: PDFDict; ref: PDFRef; parent: PDFRef | undefined; depth: number }[] = []

  /** Converts a child of an element; empty if it refers to nothing. */
  const kidOf = (
    kid: PDFObject,
    part: PDFRef | undefined,
    depth: number,
    own: Taken | undefined,
  ): PDFObject[] => {
    const value = context.lookup(kid)
    if (value instanceof PDFNumber) return pieceOf(value, part, own, undefined, true)
    if (!(value instanceof PDFDict)) return []
    const kind = value.lookup(name('Type'))
    const page = pageAt(value.get(name('Pg'))) ?? own
    if (kind === name('MCR'))
      return pieceOf(value.lookup(name('MCID'), PDFNumber), part, page, value.get(name('Stm')), page === own)
    if (kind === name('OBJR')) return noteOf(value.get(name('Obj')), part, page)
    if (kindOf(value, roles) === undefined) return []
    if (seen.has(value) || seen.size >= most || depth > DEEPEST) throw new Error('This tree is none')
    seen.add(value)
    const ref = into.nextRef()
    waiting.push({ from: value, ref, parent: part, depth: depth + 1 })
    return [ref]
  }
  const pieceOf = (
    numbered: PDFNumber,
    part: PDFRef | undefined,
    page: Taken | undefined,
    drawn: PDFObject | undefined,
    isAtHome: boolean,
  ): PDFObject[] => {
    if (!page || !part) return []
    const number = numbered.asNumber()
    const stream = drawn && context.lookup(drawn, PDFStream) && (copier.copy(drawn) as PDFRef)
    const owner = stream ? into.lookup(stream, PDFStream).dict : page.node
    const list = owners.get(owner) ?? []
    if (!Array.isArray(list) || !Number.isInteger(number) || number < 0) throw new Error('No such piece')
    pieces += Math.max(0, number + 1 - list.length)
    if (pieces > MOST_PIECES) throw new Error('More pieces than any page has')
    if (list[number]) return []
    list[number] = part
    owners.set(owner, list)
    if (isAtHome && !stream) return [PDFNumber.of(number)]
    return [into.obj({ Type: 'MCR', Pg: page.ref, MCID: number, ...(stream ? { Stm: stream } : {}) })]
  }
  const noteOf = (
    note: PDFObject | undefined,
    part: PDFRef | undefined,
    page: Taken | undefined,
  ): PDFObject[] => {
    if (!(note instanceof PDFRef) || !notes.has(note) || !page || !part) return []
    const ref = copier.copy(note) as PDFRef
    owners.set(into.lookup(ref, PDFDict), part)
    return [into.obj({ Type: 'OBJR', Obj: ref, Pg: page.ref })]
  }
  const kidsOf = (from: PDFDict, part: PDFRef | undefined, depth: number, own: Taken | undefined) => {
    const kids = from.lookup(name('K'))
    const list = kids instanceof PDFArray ? kids.asArray() : [from.get(name('K'))]
    return list.flatMap(kid => (kid ? kidOf(kid, part, depth, own) : []))
  }

  const refs = kidsOf(root, undefined, 0, undefined) as PDFRef[]
  for (let open = waiting.pop(); open; open = waiting.pop()) {
    const { from, ref, parent, depth } = open
    const page = pageAt(from.get(name('Pg')))
    const part = into.obj({ Type: 'StructElem', S: kindOf(from, roles) ?? 'NonStruct' })
    if (parent) part.set(name('P'), parent)
    if (page) part.set(name('Pg'), page.ref)
    for (const word of WORDS) {
      const said = from.lookup(word)
      if (said instanceof PDFString || said instanceof PDFHexString) part.set(word, said)
    }
    const looks = looksOf(from.lookup(name('A')), context, into)
    if (looks.length > 0) part.set(name('A'), into.obj(looks))
    part.set(name('K'), into.obj(kidsOf(from, ref, depth, page)))
    parts.push([ref, part])
  }
  for (const [ref, part] of parts) into.assign(ref, part)
  return { tops: refs.map(ref => into.lookup(ref, PDFDict)), refs, owners, count: parts.length }
}

/** Returns the standard type of an element, resolved through the role map; undefined for an artifact. */
function kindOf(part: PDFDict, roles: PDFDict | undefined): PDFName | undefined {
  let kind = part.lookup(name('S'))
  for (let step = 0; step < 8 && kind instanceof PDFName && !KNOWN.has(kind); step++) {
    if (kind === name('Artifact')) return undefined
    kind = roles?.lookup(kind)
  }
  return kind instanceof PDFName && KNOWN.has(kind) ? kind : name('NonStruct')
}

/**
 * Copies attributes that matter to a screen reader, such as the span of a cell or the numbering of a list.
 */
function looksOf(given: PDFObject | undefined, context: PDFContext, into: PDFContext): PDFDict[] {
  const list = given instanceof PDFArray ? given.asArray() : [given]
  return list.flatMap(one => {
    const look = context.lookup(one)
    if (!(look instanceof PDFDict) || !USED.has(look.lookup(name('O')))) return []
    const plain = look.entries().filter(([, value]) => value instanceof PDFName || value instanceof PDFNumber)
    return [into.obj(Object.fromEntries(plain.map(([key, value]) => [key.decodeText(), value])))]
  })
}
