import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'

/** A weight of the house's font: what one of its files does not have, the other may. */
export type Face = {
  widthOf(text: string, size: number): number
  /** A text in pieces that one file can write. */
  piecesOf(text: string): { text: string; font: PDFFont }[]
}

export type Fonts = { readonly plain: Face; readonly strong: Face }

/** Western letters, and those of our neighbours in the east: each is a file of its own. */
const LETTERS = ['latin', 'latin-ext'] as const
const UNKNOWN = '?'

/** Of each font only the letters that are used go into the document. */
export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  document.registerFontkit(fontkit)
  return { plain: await faceOf(document, 400), strong: await faceOf(document, 600) }
}

async function faceOf(document: PDFDocument, weight: number): Promise<Face> {
  const fonts = await Promise.all(
    LETTERS.map(async letters => {
      const address = import.meta.resolve(`@fontsource/bitter/files/bitter-${letters}-${weight}-normal.woff`)
      const bytes = await readFile(fileURLToPath(address))
      // What reads the text back finds the letters one by one.
      const features = { liga: false, kern: false }
      const font = await document.embedFont(bytes, { subset: true, features })
      return { font, known: new Set(font.getCharacterSet()) }
    }),
  )
  const [usual] = fonts
  if (!usual) throw new Error('There is no font')
  const fontOf = (letter: string) => fonts.find(({ known }) => known.has(letter.codePointAt(0) ?? 0))?.font

  const piecesOf: Face['piecesOf'] = text => {
    const pieces: { text: string; font: PDFFont }[] = []
    for (const letter of text) {
      const font = fontOf(letter) ?? usual.font
      const written = fontOf(letter) ? letter : UNKNOWN
      const last = pieces.at(-1)
      if (last?.font === font) last.text += written
      else pieces.push({ text: written, font })
    }
    return pieces
  }
  const widths = new Map<string, number>()
  const widthOf: Face['widthOf'] = (text, size) => {
    const known = widths.get(text)
    const width =
      known ?? piecesOf(text).reduce((sum, piece) => sum + piece.font.widthOfTextAtSize(piece.text, 1_000), 0)
    if (known === undefined) widths.set(text, width)
    return (width * size) / 1_000
  }
  return { widthOf, piecesOf }
}
