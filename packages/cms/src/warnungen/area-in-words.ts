import { placesIn } from './named-area.ts'
import { namesTown, type Warnregion } from './region.ts'
import { shortened } from './shorten.ts'

/** Most characters of an area on the website. */
const MOST = 1_000
/** A list of up to this many places stays in its order. */
const SHORT_LIST = 5

/** Tests for an area that is given by shapes on a map, without a name: `Polygon 1`. */
export const isOnlyOnMap = (gebiet: string): boolean =>
  gebiet
    .split(/[,;|•]/u)
    .every(one => /^\s*(?:polygon|circle|kreis|fläche|area|zone)[\s_-]{0,3}\d{0,4}\s*$/iu.test(one))

const ON_MAP = 'Der Absender nennt das Gebiet nur auf einer Karte'

/**
 * Returns the area of a warning as visitors read it: of a long list the places of the town first, then as many
 * others as fit, and how many are missing.
 */
export function areaInWords(gebiet: string, region: Pick<Warnregion, 'kreis' | 'gemeinden'>): string {
  if (isOnlyOnMap(gebiet)) return ON_MAP
  const written = gebiet.split(/[,;|•]\s*/u).filter(Boolean)
  if (written.length <= SHORT_LIST && gebiet.length <= MOST) return gebiet
  const isOwn = (place: string): boolean => placesIn(place).length > 0 && namesTown(place, region)
  const own = written.filter(isOwn).map(place => place.replace(/^[^:]*:\s*/u, ''))
  // With a heading in it, the list stays in its order, and the town stands before it as well.
  const others = written.some(place => place.includes(':')) ? written : written.filter(one => !isOwn(one))
  const kept: string[] = []
  let length = 0
  for (const place of [...own, ...others]) {
    length += place.length + 2
    if (kept.length > 0 && length > MOST - 30) break
    kept.push(place)
  }
  const missing = own.length + others.length - kept.length
  const list = shortened(kept.join(', '), MOST - 30)
  return missing > 0 ? `${list} und ${missing} weitere` : list
}
