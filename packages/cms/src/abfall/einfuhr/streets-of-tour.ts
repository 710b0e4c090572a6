import type { placeFinder } from './find-places.ts'
import type { Manner } from './order.ts'
import type { RawRow } from './raw-rows.ts'
import type { Title } from './title/read-title.ts'
import { isStop } from './where-it-stops.ts'

/** „Tour 3:“, „Abfuhrbezirk Nord:“, „Straßen:“, before a list of streets. */
const AHEAD =
  /^\s*(?:(?:(?:abfuhr|sammel|müll)?(?:tour|bezirk|gebiet|revier|zone)(?:\s[\p{L}\d.-]{1,20})?)|stra(?:ß|ss)en|gilt für|für)\s?:/iu
const LIST = /[,;\n]|\sund\s/u
/** Most rows that descriptions add: each row of a file may name many streets. */
const MOST_ADDED = 200_000

/**
 * Returns a function that gives each street of a tour its own row: a calendar of the whole town names them in the
 * description, „Tour 3: Am Ostrand, Rheinweg“. It does so only if the town has all these streets.
 */
export function streetsOfTours(
  { strasse = '' }: Manner,
  titleOf: (title: string) => Title,
  { knownStreet }: Pick<ReturnType<typeof placeFinder>, 'knownStreet'>,
): (row: RawRow) => readonly RawRow[] {
  const known = new Map<string, readonly string[]>()
  let added = 0
  const listed = (text: string): readonly string[] => {
    const [ahead] = AHEAD.exec(text) ?? []
    if (ahead === undefined) return []
    const names = text
      .slice(ahead.length)
      .split(LIST)
      .map(name => name.trim())
      .filter(Boolean)
    return names.every(name => knownStreet(name) !== undefined) ? [...new Set(names)] : []
  }
  return row => {
    const { beschreibung = '' } = row
    if (strasse !== '' || beschreibung === '' || [row.strasse, row.bezirk, row.lage].some(Boolean))
      return [row]
    const streets = known.get(beschreibung) ?? listed(beschreibung)
    known.set(beschreibung, streets)
    const title = titleOf(row.fraktion)
    if (streets.length === 0 || title.fraktionen.length === 0 || isStop(title)) return [row]
    added += streets.length
    if (added > MOST_ADDED) return [row]
    const imTitel = beschreibung.slice(0, 200)
    return streets.map(one => Object.assign({}, row, { strasse: one, beschreibung: '', imTitel }))
  }
}
