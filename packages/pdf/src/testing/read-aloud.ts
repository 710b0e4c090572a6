import { getDocumentProxy } from 'unpdf'

type Node = { role?: string; alt?: string; lang?: string; type?: string; id?: string; children?: Node[] }
type Item = { str?: string; hasEOL?: boolean; type?: string; id?: string | null; tag?: string | null }

/** Returns the structure and text of a PDF as a screen reader reads them, and the accessibility faults. */
export async function readAloud(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const { info, metadata } = await pdf.getMetadata()
  const said = info as Record<string, unknown>
  const faults: string[] = []
  const demand = (isFine: boolean, fault: string) => void (isFine || faults.push(fault))
  const told = (metadata as { get(name: string): unknown } | null)?.get('dc:title')
  demand(Boolean(said['Title']), 'has no title')
  demand(
    told === said['Title'],
    `says of its title “${String(told)}” in one place, “${String(said['Title'])}” in another`,
  )
  demand(said['Language'] === 'de-DE', 'has no language')
  demand((await pdf.getMarkInfo())?.['Marked'] === true, 'is not tagged')
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null
  demand(preferences?.DisplayDocTitle === true, 'shows the name of its file instead of its title')

  const pages: string[][] = []
  let heading = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const { texts, loose } = piecesOf(items as Item[])
    for (const text of loose) faults.push(`page ${number} says to nobody: ${text}`)
    const lines: string[] = []
    const order: string[] = []
    const read = (node: Node, depth: number) => {
      const level = /^H(\d)$/.exec(node.role ?? '')?.[1]
      if (level !== undefined) {
        demand(Number(level) <= heading + 1, `page ${number} goes from H${heading} to H${level}`)
        heading = Number(level)
      }
      const kids = node.children ?? []
      const ids = kids.flatMap(kid => (kid.type === 'content' && kid.id ? [kid.id] : []))
      const own = node.alt ?? ids.map(id => texts.get(id) ?? '').join('')
      if (node.role && node.role !== 'Root')
        lines.push(`${'  '.repeat(depth)}${node.role} ${clean(own)}`.trimEnd())
      for (const kid of kids) {
        if (kid.role && isHere(kid, texts)) read(kid, depth + (node.role === 'Root' ? 0 : 1))
        else if (kid.id && texts.has(kid.id)) order.push(kid.id)
      }
    }
    const tree = (await page.getStructTree()) as Node | null
    if (tree) read(tree, 0)
    for (const [id, text] of texts)
      if (clean(text) !== '' && !order.includes(id))
        faults.push(`page ${number} says in no part: ${clean(text)}`)
    const written = [...texts.keys()].filter(id => order.includes(id))
    demand(order.join() === written.join(), `page ${number} is written in another order than it is heard`)
    for (const note of (await page.getAnnotations()) as { subtype: string; contentsObj?: { str?: string } }[])
      if (note.subtype === 'Link')
        demand(Boolean(note.contentsObj?.str), `page ${number} has a link without a word`)
    pages.push(lines)
  }
  return { faults, pages, lines: pages.flat() }
}

/** Returns the accessibility faults of a PDF. */
export const faultsOf = async (bytes: Uint8Array): Promise<string[]> => (await readAloud(bytes)).faults

/** Returns true if the part has content on this page; the rest of the part may be on other pages. */
const isHere = ({ id, children = [] }: Node, texts: ReadonlyMap<string, string>): boolean =>
  (id !== undefined && texts.has(id)) || children.some(kid => isHere(kid, texts))

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Returns the texts of a page by marked content in the order of drawing, and the texts outside of it that are
 * no artifacts.
 */
function piecesOf(items: readonly Item[]) {
  const texts = new Map<string, string>()
  const loose: string[] = []
  const open: { id: string | undefined; isAside: boolean }[] = []
  for (const { type, id, tag, str = '', hasEOL } of items) {
    if (type === 'endMarkedContent') open.pop()
    else if (type) {
      open.push({ id: id ?? undefined, isAside: tag === 'Artifact' })
      if (id) texts.set(id, texts.get(id) ?? '')
    } else {
      const piece = open.findLast(one => one.id !== undefined)?.id
      if (piece !== undefined) texts.set(piece, `${texts.get(piece) ?? ''}${str}${hasEOL ? ' ' : ''}`)
      else if (clean(str) !== '' && !open.some(one => one.isAside)) loose.push(clean(str))
    }
  }
  return { texts, loose }
}
