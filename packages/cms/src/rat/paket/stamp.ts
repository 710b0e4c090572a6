import { type Faces, INK, LINE, MARGIN, QUIET, SHEET, type Sheet, shortened, write } from '@rathausplatz/pdf'

export type Stamp = {
  readonly number: number
  /** `TOP 3 · Sanierung des Sprungturms`. */
  readonly what: string
  readonly isPublic: boolean
}

/** Height in points of the strips added to a copied page for its stamp, at the width of A4. */
export const FOOT = 40
export const HEAD = 22
const SEAL = 'Nicht öffentlich'
const SEALED = '#80171c'
const NUMBER_SIZE = 15
const WHAT_SIZE = 8.5
const SEAL_SIZE = 10.5

/** Stamps one of our pages: the foot, and a bar at the top if the page is not public. */
export function stampOwn(sheet: Sheet, faces: Faces, stamp: Stamp): void {
  sheet.aside('Pagination', () => {
    foot(sheet, faces, stamp, MARGIN.side, 34)
    if (!stamp.isPublic) seal(sheet, faces)
  })
}

/** Stamps a copied page in the same way, on a page of its own that is later drawn over the copied page. */
export function stampForeign(sheet: Sheet, faces: Faces, stamp: Stamp): void {
  const { width, height } = sheet.page
  sheet.rect(0, height - FOOT, width, FOOT).fill('#ffffff')
  foot(sheet, faces, stamp, 28, 14)
  if (!stamp.isPublic) seal(sheet, faces)
}

function foot(
  sheet: Sheet,
  { plain, strong }: Faces,
  { number, what }: Stamp,
  side: number,
  y: number,
): void {
  const said = `Seite ${number}`
  const right = sheet.page.width - side
  const left = right - strong.widthOf(said, NUMBER_SIZE)
  sheet.rect(side, sheet.page.height - y - 19.6, right - side, 0.6).fill(LINE)
  const room = left - side - 16
  write(sheet, plain, shortened(what, plain, WHAT_SIZE, room), {
    x: side,
    y: y + 2,
    size: WHAT_SIZE,
    colour: QUIET,
  })
  write(sheet, strong, said, { x: left, y, size: NUMBER_SIZE, colour: INK })
}

function seal(sheet: Sheet, { strong }: Faces): void {
  const { width, height } = sheet.page
  sheet.rect(0, 0, width, HEAD).fill(SEALED)
  const x = (width - strong.widthOf(SEAL, SEAL_SIZE)) / 2
  write(sheet, strong, SEAL, { x, y: height - HEAD + 7, size: SEAL_SIZE, colour: '#ffffff' })
}

/** Size of the stamp page, and the matrix that places it on the copied page. */
export type Overlay = {
  readonly size: readonly [width: number, height: number]
  readonly matrix: readonly number[]
}
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * Enlarges a copied page by the strips for its stamp, so that nothing on it is covered, in every rotation and
 * size.
 */
export function grown(
  { x, y, width, height }: Box,
  turnedBy: number,
  isPublic: boolean,
): { box: Box; overlay: Overlay } {
  const turned = ((turnedBy % 360) + 360) % 360
  const isAcross = turned % 180 === 90
  const scale = Math.min(Math.max((isAcross ? height : width) / SHEET.width, 0.4), 10)
  const below = FOOT * scale
  const above = isPublic ? 0 : HEAD * scale
  // Strips on the left, bottom, right and top side of the rotated page.
  const grow: Readonly<Record<number, readonly number[]>> = {
    90: [above, 0, below, 0],
    180: [0, above, 0, below],
    270: [below, 0, above, 0],
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = grow[turned] ?? [0, below, 0, above]
  const box = { x: x - left, y: y - bottom, width: width + left + right, height: height + bottom + top }
  const [maxX, maxY] = [box.x + box.width, box.y + box.height]
  const upright: Readonly<Record<number, readonly number[]>> = {
    90: [0, scale, -scale, 0, maxX, box.y],
    180: [-scale, 0, 0, -scale, maxX, maxY],
    270: [0, -scale, scale, 0, box.x, maxY],
  }
  const seen = isAcross ? [box.height, box.width] : [box.width, box.height]
  return {
    box,
    overlay: {
      size: [(seen[0] ?? 0) / scale, (seen[1] ?? 0) / scale],
      matrix: upright[turned] ?? [scale, 0, 0, scale, box.x, box.y],
    },
  }
}
