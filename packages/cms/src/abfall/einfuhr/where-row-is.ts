import { placeKey } from '../places.ts'
import { isAt, type NewPlace } from './find-places.ts'
import { type AddressesInName, addressesInName } from './houses-in-name.ts'
import type { OpenFile } from './open-file.ts'
import type { RawRow } from './raw-rows.ts'
import { isNamed, type Located, NOWHERE } from './read-address.ts'
import type { Title } from './title/read-title.ts'
import { isStop } from './where-it-stops.ts'

type Where = {
  readonly lage: Located
  /** The words of the entry that name the place. */
  readonly wo: string
  /** The addresses in a name or a description: they may be parts of streets. */
  readonly named?: AddressesInName
  /** Other texts that name a place: they do not decide the place, but need a confirmation. */
  readonly daneben: readonly { readonly text: string; readonly named: Located }[]
}

/**
 * Returns the place of an entry: its own, or, if no street is chosen, that of its description or of the
 * calendar's name.
 */
export function whereIs(row: RawRow, title: Title, isOpen: boolean, { finder, ...file }: OpenFile): Where {
  const kalender = row.kalender ?? file.kalender
  const at = finder.at(row.lage)
  // The place of a stop does not say for which streets the stop is; the street of a whole-day entry does.
  const isPlace =
    !isStop(title) || (row.zeit_von === '' && !at.istFremd && at.strassen.some(finder.hasStreet))
  const daneben = [isStop(title) ? '' : (row.beschreibung ?? ''), kalender.name, kalender.beschreibung]
    .map(text => ({ text, named: finder.namedIn(text) }))
    .filter(({ named }) => isNamed(named))
  if (isPlace && isNamed(at)) return { lage: at, wo: row.lage, daneben }
  // Of several calendars in one file, each is for the street in its name only.
  const own = row.kalender && daneben.find(({ text }) => text === kalender.name)
  if (own) return inName(own, kalender.name, daneben)
  // A place in running text may have any reason; in a name, or as an address at the beginning, it is the
  // place of the entry.
  const first = daneben.find(
    ({ text, named: { strassen } }) =>
      text === kalender.name || strassen.some(street => text.startsWith(street)),
  )
  return isOpen && first ? inName(first, kalender.name, daneben) : { lage: NOWHERE, wo: '', daneben }
}

/** Returns the place that a name or a description says, with the houses beside its streets. */
function inName(one: Where['daneben'][number], nameOfCalendar: string, daneben: Where['daneben']): Where {
  const others = daneben.filter(other => other !== one)
  if (one.named.strassen.length === 0) return { lage: one.named, wo: one.text, daneben: others }
  const named = addressesInName(one.text, one.named.strassen, one.text === nameOfCalendar)
  const strassen = named.is === 'klar' ? named.adressen.map(({ strasse }) => strasse) : one.named.strassen
  return { lage: { ...one.named, strassen }, wo: one.text, named, daneben: others }
}

/** Whether an entry names a place that is not among these places. */
export const isElsewhere = ({ strassen, orte, istFremd }: Located, places: readonly NewPlace[]): boolean =>
  istFremd ||
  !places.every(
    place =>
      (strassen.length === 0 || strassen.some(street => isAt(street, place))) &&
      (orte.length === 0 || orte.some(ort => placeKey(ort) === place.ort_key)),
  )
