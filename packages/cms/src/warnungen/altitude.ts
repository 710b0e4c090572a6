/** The height for which a weather warning applies. The weather service sends it in feet. */

const METRES_PER_FOOT = 0.3048
/** The height in metres from which a limit is none: the weather service warns up to 9842.5197 feet. */
const TOP_M = 3_000

type Given = string | number | null | undefined

/** Returns whole metres: all heights of the service are multiples of a hundred, and feet are rounded. */
function metresOf(given: Given): number {
  const feet = Number(typeof given === 'string' ? given.trim().replace(',', '.') : (given ?? 0))
  return Number.isFinite(feet) && feet > 0 ? Math.round(feet * METRES_PER_FOOT) : 0
}

/** `oberhalb 400 m`; '' if the warning applies at every height, or if its limits contradict each other. */
export function heightInWords(altitude: Given, ceiling: Given): string {
  const from = metresOf(altitude)
  const to = metresOf(ceiling)
  const hasTop = to > 0 && to < TOP_M
  if (from > 0 && hasTop) return from < to ? `zwischen ${from} m und ${to} m` : ''
  if (from > 0) return `oberhalb ${from} m`
  return hasTop ? `unterhalb ${to} m` : ''
}

/** Returns the words if all areas have the same limits. */
export function commonHeight(
  areas: readonly { readonly altitude: string; readonly ceiling: string }[],
): string {
  const all = new Set(areas.map(({ altitude, ceiling }) => heightInWords(altitude, ceiling)))
  return all.size === 1 ? ([...all][0] ?? '') : ''
}
