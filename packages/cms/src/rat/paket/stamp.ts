import {
  concatTransformationMatrix,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from '@cantoo/pdf-lib'
import type { Face, Fonts } from './fonts.ts'
import { type Colour, INK, LINE, MARGIN, QUIET, SEALED, SHEET, shortened } from './typeset.ts'

export type Stamp = {
  readonly number: number
  /** `TOP 3 · Sanierung des Sprungturms`. */
  readonly what: string
  readonly isPublic: boolean
}

/** How much a page grows to carry its stamp, at the width of A4. */
const FOOT = 40
const HEAD = 22
const SEAL = 'Nicht öffentlich'

export const colourOf = ([red, green, blue]: Colour) => rgb(red, green, blue)

/** A text at a place, in as many fonts as it needs. */
export function write(
  page: PDFPage,
  face: Face,
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: Colour },
): void {
  let at = x
  for (const piece of face.piecesOf(text)) {
    page.drawText(piece.text, { x: at, y, size, font: piece.font, color: colourOf(colour) })
    at += face.widthOf(piece.text, size)
  }
}

/** The foot and, where a page is not public, the bar above it, on a sheet that this house has set. */
export function stampSheet(page: PDFPage, stamp: Stamp, fonts: Fonts): void {
  foot(page, stamp, fonts, MARGIN.side, 34)
  if (!stamp.isPublic) seal(page, fonts, SHEET.height - HEAD)
}

/**
 * The same on a page from elsewhere. It grows by the strips that they stand in: nothing of what is printed on it is covered,
 * however it is turned and whatever its size.
 */
export function stampForeign(page: PDFPage, stamp: Stamp, fonts: Fonts): void {
  const turned = ((page.getRotation().angle % 360) + 360) % 360
  const isAcross = turned % 180 === 90
  const { x, y, width, height } = page.getCropBox()
  const scale = Math.min(Math.max((isAcross ? height : width) / SHEET.width, 0.4), 10)
  const below = FOOT * scale
  const above = stamp.isPublic ? 0 : HEAD * scale
  // Which side of the paper is below for who looks at it.
  const grow = {
    0: [0, below, 0, above],
    90: [above, 0, below, 0],
    180: [0, above, 0, below],
    270: [below, 0, above, 0],
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = grow[turned as keyof typeof grow] ?? grow[0]
  const box = [x - left, y - bottom, width + left + right, height + bottom + top] as const
  page.setMediaBox(...box)
  page.setCropBox(...box)
  page.setBleedBox(...box)
  page.setTrimBox(...box)
  page.setArtBox(...box)
  const [minX, minY] = box
  const [maxX, maxY] = [minX + box[2], minY + box[3]]
  const upright: Readonly<Record<number, Matrix>> = {
    90: [0, scale, -scale, 0, maxX, minY],
    180: [-scale, 0, 0, -scale, maxX, maxY],
    270: [0, -scale, scale, 0, minX, maxY],
  }
  const seenWidth = (isAcross ? box[3] : box[2]) / scale
  const seenHeight = (isAcross ? box[2] : box[3]) / scale
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...(upright[turned] ?? [scale, 0, 0, scale, minX, minY])),
  )
  const white = { x: 0, width: seenWidth, color: rgb(1, 1, 1) }
  page.drawRectangle({ ...white, y: 0, height: FOOT })
  foot(page, stamp, fonts, 28, 14, seenWidth)
  if (!stamp.isPublic) seal(page, fonts, seenHeight - HEAD, seenWidth)
  page.pushOperators(popGraphicsState())
}

type Matrix = [number, number, number, number, number, number]

const NUMBER_SIZE = 15
const WHAT_SIZE = 8.5

function foot(
  page: PDFPage,
  { number, what }: Stamp,
  { plain, strong }: Fonts,
  side: number,
  y: number,
  width: number = SHEET.width,
): void {
  const said = `Seite ${number}`
  const right = width - side
  const left = right - strong.widthOf(said, NUMBER_SIZE)
  page.drawRectangle({ x: side, y: y + 19, width: right - side, height: 0.6, color: colourOf(LINE) })
  write(page, plain, shortened(what, plain, WHAT_SIZE, left - side - 16), {
    x: side,
    y: y + 2,
    size: WHAT_SIZE,
    colour: QUIET,
  })
  write(page, strong, said, { x: left, y, size: NUMBER_SIZE, colour: INK })
}

function seal(page: PDFPage, { strong }: Fonts, y: number, width: number = SHEET.width): void {
  page.drawRectangle({ x: 0, y, width, height: HEAD, color: colourOf(SEALED) })
  const size = 10.5
  write(page, strong, SEAL, {
    x: (width - strong.widthOf(SEAL, size)) / 2,
    y: y + 7,
    size,
    colour: [1, 1, 1],
  })
}
