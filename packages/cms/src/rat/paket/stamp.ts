import { type Faces, INK, LINE, MARGIN, QUIET, SHEET, type Sheet, shortened, write } from '@rathausplatz/pdf'

export type Stamp = {
  readonly number: number
  /** `TOP 3 · Sanierung des Sprungturms`. */
  readonly what: string
  readonly isPublic: boolean
}

/** The strips that a page from elsewhere grows by to carry its stamp, at the width of A4. */
export const FOOT = 40
export const HEAD = 22
const SEAL = 'Nicht öffentlich'
const SEALED = '#80171c'
const NUMBER_SIZE = 15
const WHAT_SIZE = 8.5
const SEAL_SIZE = 10.5

/** The foot and, where a page is not public, the bar above it, on a page that this house has set. */
export function stampOwn(sheet: Sheet, faces: Faces, stamp: Stamp): void {
  sheet.aside('Pagination', () => {
    foot(sheet, faces, stamp, MARGIN.side, 34)
    if (!stamp.isPublic) seal(sheet, faces)
  })
}

/** The same for a page from elsewhere, as a page of its own that is laid over it. */
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

/** Where a stamp stands on a page from elsewhere: on paper of this size, laid over it so. */
export type Overlay = {
  readonly size: readonly [width: number, height: number]
  readonly matrix: readonly number[]
}
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * A page from elsewhere grows by the strips that its stamp stands in: nothing of what is printed on it is covered, however it
 * is turned and whatever its size.
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
  // Which side of the paper is below for who looks at it.
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
