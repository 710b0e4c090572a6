import { PDFDocument, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib'

type Part = { S: string; K: readonly (number | Part)[]; more?: Record<string, unknown> }

/** A structure tree, well-formed or not. */
type Tree = {
  parts: readonly Part[]
  roles?: Record<string, string>
  /** Damages the tree. */
  spoil?: (document: PDFDocument, root: PDFRef, first: PDFRef) => void
}

/** A PDF of one page on which each word is one marked-content piece, numbered by its position. */
export async function taggedPdf(
  words: readonly string[],
  { parts, roles, spoil }: Tree,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([595, 842])
  const font = page.node.newFontDictionary(
    'F',
    context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })),
  )
  const drawn = words.map(
    (word, piece) =>
      `/Span <</MCID ${piece}>> BDC BT ${font.toString()} 20 Tf 60 ${700 - 40 * piece} Td (${word}) Tj ET EMC`,
  )
  page.node.set(PDFName.of('Contents'), context.register(context.stream(drawn.join('\n'))))
  page.node.set(PDFName.of('StructParents'), context.obj(0))
  const root = context.nextRef()
  const owners: PDFRef[] = []
  const laid = ({ S, K, more }: Part, above: PDFRef): PDFRef => {
    const ref = context.nextRef()
    const kids = K.map(kid => {
      if (typeof kid !== 'number') return laid(kid, ref)
      owners[kid] = ref
      return kid
    })
    context.assign(
      ref,
      context.obj({ Type: 'StructElem', S, P: above, Pg: page.ref, K: kids, ...(more as object) }),
    )
    return ref
  }
  const tops = parts.map(part => laid(part, root))
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: tops,
      ParentTree: context.register(context.obj({ Nums: [0, owners] })),
      ...(roles ? { RoleMap: roles } : {}),
    }),
  )
  document.catalog.set(PDFName.of('StructTreeRoot'), root)
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  spoil?.(document, root, tops[0] as PDFRef)
  return document.save()
}

/** A text of an element as a PDF string. */
export const said = (words: string) => PDFString.of(words)
