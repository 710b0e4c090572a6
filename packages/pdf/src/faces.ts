import { compatible, composed } from '@rathausplatz/text'
import { houseFont, SUBSETS, type Weight } from './house-font.ts'
import type { Sheet } from './sheet.ts'

/** A text in one font; `said` is the original text if no font has its letters. */
type Piece = { text: string; readonly font: string; said?: string }

/** One weight of a typeface. */
export type Face = {
  widthOf(text: string, size: number): number
  piecesOf(text: string): readonly Piece[]
}
export type Faces = { readonly plain: Face; readonly strong: Face }

/**
 * The town's font, or the standard font of every PDF reader: a tenth of the work and of the bytes, but
 * western letters only.
 */
export type Typeface = 'house' | 'common'

const UNKNOWN = '?'

/** Opens the typefaces of a sheet. Opens a font file only if a text has letters of it. */
export const openFaces = (sheet: Sheet, typeface: Typeface = 'house', strong: Weight = 600): Faces =>
  typeface === 'common'
    ? {
        plain: faceOf(sheet, [{ name: 'Helvetica', source: 'Helvetica' }]),
        strong: faceOf(sheet, [{ name: 'Helvetica-Bold', source: 'Helvetica-Bold' }]),
      }
    : { plain: faceOf(sheet, houseFonts(400)), strong: faceOf(sheet, houseFonts(strong)) }

type Source = { readonly name: string; readonly source: string | Buffer }

function* houseFonts(weight: Weight): Generator<Source> {
  for (const letters of SUBSETS) yield { name: `${letters}-${weight}`, source: houseFont(letters, weight) }
}

function faceOf(sheet: Sheet, sources: Iterable<Source>): Face {
  const left = sources[Symbol.iterator]()
  const fonts: { name: string; knows: (letter: string) => boolean }[] = []
  const open = () => {
    const { value, done } = left.next()
    if (done) return undefined
    sheet.registerFont(value.name, value.source as string)
    const font = { name: value.name, knows: knownBy(sheet, value.name) }
    fonts.push(font)
    return font
  }
  const usual = open()?.name ?? ''
  const fontOf = (letter: string): string | undefined => {
    for (let at = 0; ; at++) {
      const font = fonts[at] ?? open()
      if (!font || font.knows(letter)) return font?.name
    }
  }
  const known = new Map<string, string | undefined>()
  const asked = (letter: string) => {
    if (!known.has(letter)) known.set(letter, fontOf(letter))
    return known.get(letter)
  }

  const piecesOf = (text: string): Piece[] => {
    const pieces: Piece[] = []
    for (const letter of lettersOf(text)) {
      const drawn = letter.replaceAll(NOT_DRAWN, '')
      if (drawn === '') continue
      const font = asked(drawn)
      const last = pieces.at(-1)
      if (font !== undefined && last?.font === font && last.said === undefined) last.text += drawn
      else if (font !== undefined) pieces.push({ text: drawn, font })
      else {
        // Draws the base letter if no font has the letter in this shape or with this mark.
        const [base = ''] = drawn
        const text = [compatible(drawn), base].find(asked) ?? UNKNOWN
        const piece = { text, font: asked(text) ?? usual, said: letter }
        if (last?.said !== undefined && last.font === piece.font) {
          last.text += piece.text
          last.said += letter
        } else pieces.push(piece)
      }
    }
    return pieces
  }
  const widths = new Map<string, number>()
  const widthOf = (text: string, size: number) => {
    const width =
      widths.get(text) ??
      piecesOf(text).reduce((sum, { text, font }) => sum + sheet.font(font, 1_000).widthOfString(text), 0)
    widths.set(text, width)
    return (width * size) / 1_000
  }
  return { widthOf, piecesOf }
}

/**
 * Returns a test whether a font has a letter. The library keeps its opened font private, and writes an
 * unknown letter as nothing.
 */
function knownBy(sheet: Sheet, name: string): (letter: string) => boolean {
  if (name.startsWith('Helvetica')) return letter => WESTERN.test(letter)
  sheet.font(name)
  const { font } = (sheet as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font
  return letter => Array.from(letter).every(sign => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}

/** The letters of the standard fonts (WinAnsi). */
const WESTERN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/
const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/gu
const clusters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** Splits a text into grapheme clusters. */
const lettersOf = (text: string): Iterable<string> =>
  // oxlint-disable-next-line no-control-regex -- these are all that there is in most texts
  /^[\x20-\xac\xae-\xff]*$/.test(text) ? text : Array.from(clusters.segment(text), ({ segment }) => segment)

/** Cleans a text for typesetting: `\n` as the only line end, two kinds of blanks, no control characters. */
export const legible = (text: string): string =>
  composed(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/(?![\n\u00a0])[\p{Zs}\p{Cc}]/gu, ' ')

type Spot = { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }

/** A piece of text with its position. */
export type Stroke = Piece & Spot

/** Returns the pieces of a text at a position, in as many fonts as it needs. */
export function strokesOf(sheet: Sheet, face: Face, text: string, { x, y, size, colour }: Spot): Stroke[] {
  const strokes: Stroke[] = []
  let at = x
  for (const piece of face.piecesOf(text)) {
    strokes.push({ ...piece, x: at, y, size, colour })
    at += sheet.font(piece.font, size).widthOfString(piece.text)
  }
  return strokes
}

export const draw = (sheet: Sheet, { text, font, x, y, size, colour }: Stroke): void =>
  void sheet
    .font(font, size)
    .fillColor(colour)
    .text(text, x, sheet.page.height - y, { lineBreak: false, baseline: 'alphabetic' })

/** Writes a text at a position. */
export const write = (sheet: Sheet, face: Face, text: string, spot: Spot): void =>
  strokesOf(sheet, face, text, spot).forEach(stroke => draw(sheet, stroke))
