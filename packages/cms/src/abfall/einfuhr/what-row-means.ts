import type { Abfallfraktion } from '@rathausplatz/contract'
import { weekdayOf } from '@rathausplatz/time'
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
  if (is === 'anderes' || is === 'unbekannt') return 'anderes'
  if (is === 'entfaellt') return whatIsCancelled(title, row.datum, places, districts)
  if (row.entfaellt) return whatIsCancelled(title, row.datum, places, districts)
  const isEvening = isCalendar && row.zeit_von >= EVENING
  if (isEvening && fraktionen.some(one => KERB.has(one))) return 'abends'
  if (!isOnItsDay(daneben, row.datum)) return 'fraglich'
  if (daneben.strassen.length > 0 && !areTheirs(daneben.strassen, places)) return 'woanders'
  if (daneben.bezirk !== '' && !isTheirDistrict(title, places, districts)) return 'woanders'
  return is === 'abfuhr' || areTheirNames(daneben.uebrig, places) ? 'abfuhr' : 'fraglich'
}

/** A cancellation, too, applies only to its day, street and district. */
function whatIsCancelled(
  title: Title,
  datum: string,
  places: readonly NewPlace[],
  districts: ReturnType<typeof districtsOf>,
): Meaning {
  const { strassen, bezirk, uebrig } = title.daneben
  if (strassen.length > 0 && !areTheirs(strassen, places)) return 'woanders'
  if (bezirk !== '' && !isTheirDistrict(title, places, districts)) return 'woanders'
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

const codeOf = (bezirk: string): string =>
  (folded(bezirk).match(WORD) ?? [])
    .filter(word => !/^(?:\w*bezirk|gebiet|revier|tour|zone)$/.test(word))
    .join(' ')

/**
 * Whether the district of a title is that of the place; in a town without districts, whether it is the only
 * district of the file.
 */
function isTheirDistrict(
  { daneben: { bezirk }, fraktionen }: Title,
  places: readonly NewPlace[],
  districts: ReturnType<typeof districtsOf>,
): boolean {
  if (places.some(one => one.bezirk !== '')) return places.every(one => codeOf(one.bezirk) === codeOf(bezirk))
  const named = new Set(
    Array.from(districts.values(), one => Array.from(one))
      .flat()
      .filter(Boolean),
  )
  return named.size === 1 && fraktionen.every(one => !districts.get(one)?.has(''))
}
