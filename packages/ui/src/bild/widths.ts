import { type Bildbreite, bildbreiten } from '@rathausplatz/contract/medien'

/** Fine screens show two points where others show one. */
const DENSITY = 2

/** `(min-width: 1280px) 405px` or, at the end of the list, `80vw`. */
const PLACE = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw|rem)$/

const ROOT_FONT = 16

const known = new Map<string, readonly Bildbreite[]>()

/** The widths of a picture that its place in the layout can need, read from its `sizes`: no more are offered. */
export function widthsFor(sizes: string): readonly Bildbreite[] {
  const widths = known.get(sizes) ?? bildbreiten.slice(0, 1 + indexOfWidest(widestPlace(sizes) * DENSITY))
  known.set(sizes, widths)
  return widths
}

/** The narrowest that fills so many points; the widest there is where none does. */
function indexOfWidest(points: number): number {
  const index = bildbreiten.findIndex(width => width >= points)
  return index === -1 ? bildbreiten.length - 1 : index
}

/** How wide the picture stands at most. A place that follows the window is widest just below the next rule. */
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
