import type { Abfallfraktion } from '@rathausplatz/contract'
import { weekdayOf } from '@rathausplatz/time'
import { districtCode } from './district-code.ts'
import { isAt, type NewPlace } from './find-places.ts'
import { folded } from './folded.ts'
import type { RawRow } from './raw-rows.ts'
import type { Title } from './title/read-title.ts'
import type { Beside } from './title/words-beside.ts'

/**
 * Bins at the kerb are put out before the morning: the hour of a calendar entry is not that of the
 * collection, and its place is no stop.
 */
export const KERB: ReadonlySet<Abfallfraktion> = new Set([
  'restmuell',
  'biomuell',
  'papier',
  'gelb',
  'glas',
  'gruengut',
  'sperrmuell',
  'christbaum',
])
/** An entry for bins that begins so late is a reminder of the next day's collection. */
const EVENING = '15:00'

export type Meaning = 'abfuhr' | 'entfaellt' | 'anderes' | 'abends' | 'fraglich' | 'woanders'

/**
 * Returns the districts that the titles of a file name, by kind; an empty district stands for titles without
 * a district.
 */
export function districtsOf(titles: Iterable<Title>): ReadonlyMap<Abfallfraktion, ReadonlySet<string>> {
  const byKind = new Map<Abfallfraktion, Set<string>>()
  for (const { is, fraktionen, daneben } of titles)
    if (is === 'abfuhr' || is === 'fraglich')
      for (const one of fraktionen)
        byKind.set(one, (byKind.get(one) ?? new Set<string>()).add(daneben.bezirk))
  return byKind
}

/** Returns what a row means for these places: its title and the words beside it. */
export function whatRowMeans(
  row: RawRow,
  title: Title,
  places: readonly NewPlace[],
  { isCalendar, districts }: { isCalendar: boolean; districts: ReturnType<typeof districtsOf> },
): Meaning {
  const { is, daneben, fraktionen } = title
  const isInDistrict =
    daneben.bezirk === '' || isJudged(row, places) || isTheirDistrict(title, places, districts)
  if (is === 'anderes' || is === 'unbekannt') return 'anderes'
  if (is === 'entfaellt' || row.entfaellt) return whatIsCancelled(title, row.datum, places, isInDistrict)
  const isEvening = isCalendar && row.zeit_von >= EVENING
  if (isEvening && fraktionen.some(one => KERB.has(one))) return 'abends'
  if (!isOnItsDay(daneben, row.datum)) return 'fraglich'
  if (daneben.strassen.length > 0 && !areTheirs(daneben.strassen, places)) return 'woanders'
  if (!isInDistrict) return 'woanders'
  return is === 'abfuhr' || areTheirNames(daneben.uebrig, places) ? 'abfuhr' : 'fraglich'
}

/** A cancellation, too, applies only to its day, street and district. */
function whatIsCancelled(
  title: Title,
  datum: string,
  places: readonly NewPlace[],
  isInDistrict: boolean,
): Meaning {
  const { strassen, uebrig } = title.daneben
  if (strassen.length > 0 && !areTheirs(strassen, places)) return 'woanders'
  if (!isInDistrict || uebrig.some(word => LIKE_STREET.test(word) && !areTheirNames([word], places)))
    return 'woanders'
  return uebrig.includes('nur') || !isOnItsDay(title.daneben, datum) ? 'fraglich' : 'entfaellt'
}

/**
 * A day in the title must be the day of the entry; a day from which the collection is moved must be a
 * different day.
 */
const isOnItsDay = ({ tage }: Beside, datum: string): boolean =>
  tage.every(({ tag, istVorher }) => {
    const own = tag.includes('-') ? datum.slice(5) : String(weekdayOf(datum))
    return istVorher ? tag !== own : tag === own
  })

/** A word that names a street, even one that the town does not have. */
const LIKE_STREET = /\p{L}(?:strasse|str|gasse|allee|weg|platz|ring)$/u

/** A district beside the row's own place is the county's name for it, unless the town has districts too. */
const isJudged = ({ imTitel, bezirk }: RawRow, places: readonly NewPlace[]): boolean =>
  imTitel !== undefined && (bezirk !== '' || places.every(one => one.bezirk === ''))

const areTheirs = (strassen: readonly string[], places: readonly NewPlace[]): boolean =>
  strassen.every(street => places.every(place => isAt(street, place)))

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** Whether all words are names of the row's own places: „Papier Unterweiler“ in Unterweiler. */
const areTheirNames = (words: readonly string[], places: readonly NewPlace[]): boolean =>
  places.length > 0 &&
  places.every(({ ort, bezirk, strasse }) => {
    const own = new Set([ort, bezirk, strasse].flatMap(name => folded(name).match(WORD) ?? []))
    return words.every(word => own.has(word))
  })

/**
 * Whether the district of a title is that of the place; in a town without districts, whether it is the only
 * district of the file.
 */
function isTheirDistrict(
  { daneben: { bezirk }, fraktionen }: Title,
  places: readonly NewPlace[],
  districts: ReturnType<typeof districtsOf>,
): boolean {
  if (places.some(one => one.bezirk !== ''))
    return places.every(one => districtCode(one.bezirk) === districtCode(bezirk))
  const named = new Set(
    Array.from(districts.values(), one => Array.from(one))
      .flat()
      .filter(Boolean),
  )
  return named.size === 1 && fraktionen.every(one => !districts.get(one)?.has(''))
}
