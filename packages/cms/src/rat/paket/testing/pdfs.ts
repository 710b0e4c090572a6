import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'

type Look = { size?: [number, number]; turned?: number; password?: string }

/** A PDF whose pages each contain a word and their number. */
export async function pdfOf(
  word: string,
  pages: number,
  { size = [595, 842], turned = 0, password }: Look = {},
) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage(size)
    page.setRotation(degrees(turned))
    page.drawText(`${word} ${number}`, { x: 60, y: 60, size: 20, font })
  }
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password })
  return document.save({ useObjectStreams: password === undefined })
}

/** A PDF without its page tree. */
export const brokenPdf = () =>
  new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n')

/** A small PDF that unpacks to this number of bytes. */
export function bombOf(bytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(bytes, ' '), { level: 9 })
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
  const tail = '\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF\n'
  return new Uint8Array(Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]))
}

type Mark = { title: string; items: Mark[]; dest: unknown }

/**
 * Reads a PDF back: text and size of its pages, bookmarks and links with their pages, named destinations,
 * title and language.
 */
export async function readBack(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: false })
  const pageOf = async (dest: unknown) => ((await pdf.getPageIndex((dest as [never])[0])) as number) + 1
  const inLines = async (marks: readonly Mark[], depth = 0): Promise<string[]> => {
    const lines: string[] = []
    for (const { title, items, dest } of marks)
      lines.push(
        `${'  '.repeat(depth)}${title} → ${await pageOf(dest)}`,
        ...(await inLines(items, depth + 1)),
      )
    return lines
  }
  const { info } = await pdf.getMetadata()
  const sizes = await Promise.all(
    text.map(async (_, place) => {
      const { width, height } = (await pdf.getPage(place + 1)).getViewport({ scale: 1 })
      return [Math.round(width), Math.round(height)]
    }),
  )
  const links = await Promise.all(
    text.map(async (_, place) => {
      const notes: { dest?: unknown }[] = await (await pdf.getPage(place + 1)).getAnnotations()
      return Promise.all(notes.flatMap(({ dest }) => (dest ? [pageOf(dest)] : [])))
    }),
  )
  const named = Object.entries((await pdf.getDestinations()) as Record<string, unknown>)
  const places = await Promise.all(named.map(async ([name, dest]) => [name, await pageOf(dest)] as const))
  const said = info as Record<string, unknown>
  return {
    pages: text.map(page => page.replaceAll(/\s+/g, ' ')),
    bookmarks: await inLines(((await pdf.getOutline()) ?? []) as Mark[]),
    sizes,
    links,
    places: Object.fromEntries(places),
    titel: said['Title'],
    sprache: said['Language'],
  }
}
