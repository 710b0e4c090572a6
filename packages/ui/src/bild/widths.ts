import { type Bildbreite, bildbreiten } from '@rathausplatz/contract/medien'

/** Device pixels per CSS pixel on high-density screens. */
const DENSITY = 2

/** Matches `(min-width: 1280px) 405px` and, at the end of the list, `80vw`. */
const PLACE = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw|rem)$/

const ROOT_FONT = 16

const known = new Map<string, readonly Bildbreite[]>()

/** Returns the widths that a picture can need in the layout, from its `sizes`. */
export function widthsFor(sizes: string): readonly Bildbreite[] {
  const widths = known.get(sizes) ?? bildbreiten.slice(0, 1 + indexOfWidest(widestPlace(sizes) * DENSITY))
  known.set(sizes, widths)
  return widths
}

/** Returns the index of the narrowest sufficient width, or of the widest if none suffices. */
function indexOfWidest(points: number): number {
  const index = bildbreiten.findIndex(width => width >= points)
  return index === -1 ? bildbreiten.length - 1 : index
}

/**
 * Returns the greatest width of the picture in CSS pixels. A width relative to the window is greatest just
 * below the next breakpoint.
 */
function widestPlace(sizes: string): number {
  let below = Number.POSITIVE_INFINITY
  const places = sizes.split(', ').map(rule => {
    const [, from = '0', amount, unit] = PLACE.exec(rule) ?? []
    if (amount === undefined) return Number.POSITIVE_INFINITY
    const unitPoints = unit === 'vw' ? below / 100 : unit === 'rem' ? ROOT_FONT : 1
    below = Number(from)
    return Number(amount) * unitPoints
  })
  return Math.max(...places)
}
