import { houseFont, LETTERS, type Weight } from './house-font.ts'
import type { Sheet } from './sheet.ts'

/** Letters that one font writes; `said` is what they stand for, where no font has that. */
type Piece = { text: string; readonly font: string; said?: string }

/** A weight of a typeface. */
export type Face = {
  widthOf(text: string, size: number): number
  piecesOf(text: string): readonly Piece[]
}
export type Faces = { readonly plain: Face; readonly strong: Face }

/** The house's, or one that every reader has: a tenth of the work and of the bytes, but western letters only. */
export type Typeface = 'house' | 'common'

const UNKNOWN = '?'

/** The typefaces to write with on a sheet. Only those files of a font are opened whose letters are asked for. */
export const openFaces = (sheet: Sheet, typeface: Typeface = 'house', strong: Weight = 600): Faces =>
  typeface === 'common'
    ? {
        plain: faceOf(sheet, [{ name: 'Helvetica', source: 'Helvetica' }]),
        strong: faceOf(sheet, [{ name: 'Helvetica-Bold', source: 'Helvetica-Bold' }]),
      }
    : { plain: faceOf(sheet, houseFonts(400)), strong: faceOf(sheet, houseFonts(strong)) }

type Source = { readonly name: string; readonly source: string | Buffer }

function* houseFonts(weight: Weight): Generator<Source> {
  for (const letters of LETTERS) yield { name: `${letters}-${weight}`, source: houseFont(letters, weight) }
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
        // A letter in another shape, or with a sign that no font has, is still the letter.
        const [base = ''] = drawn
        const text = [drawn.normalize('NFKC'), base].find(asked) ?? UNKNOWN
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

/** Whether a font has a letter. The library keeps what it has opened to itself; it would write a letter that is not there as nothing. */
function knownBy(sheet: Sheet, name: string): (letter: string) => boolean {
  if (name.startsWith('Helvetica')) return letter => WESTERN.test(letter)
  sheet.font(name)
  const { font } = (sheet as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
    ._font
  return letter => Array.from(letter).every(sign => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}

/** What the fonts of every reader have (WinAnsi). */
const WESTERN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/
const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/gu
const clusters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** What a reader takes for one letter, however it is put together. */
const lettersOf = (text: string): Iterable<string> =>
  // oxlint-disable-next-line no-control-regex -- these are all that there is in most texts
  /^[\x20-\xac\xae-\xff]*$/.test(text) ? text : Array.from(clusters.segment(text), ({ segment }) => segment)

/** A text as it can be set: line ends of one kind, blanks of two kinds, nothing that steers a machine. */
export const legible = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/(?![\n\u00a0])[\p{Zs}\p{Cc}]/gu, ' ')

type Spot = { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }

/** Pieces of a text where they stand. */
export type Stroke = Piece & Spot

/** A text at a place, in as many fonts as it needs. */
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

/** Writes a text at a place. */
export const write = (sheet: Sheet, face: Face, text: string, spot: Spot): void =>
  strokesOf(sheet, face, text, spot).forEach(stroke => draw(sheet, stroke))
