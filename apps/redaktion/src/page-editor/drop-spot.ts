import { type Place, placeOf, type Spot, standingAt } from './entries.ts'
import { type Box, boxOf } from './frame-marks.ts'

/** Where a dragged entry would be dropped, and the line that marks it. */
export type DropSpot = Spot & {
  readonly line: { readonly top: number; readonly left: number; readonly width: number }
}

/** Returns the spot above or below the entry that is nearest to a point; undefined if no entry is visible. */
export function dropSpot(
  page: Document,
  entries: readonly unknown[],
  places: readonly Place[],
  point: { readonly x: number; readonly y: number },
): DropSpot | undefined {
  const drawn = [...entries.keys()].flatMap(index => {
    const box = boxOf(page, index)
    return box ? [{ index, box }] : []
  })
  const nearest = drawn.reduce<(typeof drawn)[number] | undefined>(
    (best, one) => (best && distance(best.box, point) <= distance(one.box, point) ? best : one),
    undefined,
  )
  if (!nearest) return undefined
  const { index, box } = nearest
  const { left, width } = box
  const place = placeOf(entries[index], places)
  const isAbove = point.y < (box.top + box.bottom) / 2
  return {
    place,
    before: isAbove ? index : standingAt(entries, place).find(other => other > index),
    line: { top: isAbove ? box.top : box.bottom, left, width },
  }
}

/** Returns the distance of a point to a box; 0 inside. */
function distance({ top, bottom, left, width }: Box, { x, y }: { x: number; y: number }): number {
  const across = Math.max(left - x, 0, x - left - width)
  const along = Math.max(top - y, 0, y - bottom)
  return Math.hypot(across, along)
}
