import { placeKey } from '../places.ts'
import type { placeFinder } from './find-places.ts'
import { folded } from './folded.ts'
import type { Manner } from './order.ts'
import type { RawRow } from './raw-rows.ts'
import type { Title } from './title/read-title.ts'
import { isStop } from './where-it-stops.ts'

type Finder = Pick<
  ReturnType<typeof placeFinder>,
  'addressesOf' | 'at' | 'isNameHere' | 'isOrt' | 'bezirkNamed' | 'knownStreet'
>
type Place = Pick<RawRow, 'ort' | 'bezirk' | 'strasse'>
type Split = { readonly fraktion: string; readonly places: readonly Place[] }

/** No title of a calendar is longer; each word more would cost a look at every part of the title. */
const MOST_WORDS = 10
/** Most titles of a file that are looked at: a county has less streets. */
const MOST_TITLES = 5_000

const WORD = /[^\s/|,;:()[\]]+/gu
/** Words before a place that do not belong to its name. */
const AHEAD =
  /^(?:nur|nur in|in|für|orts?teile?|ot\.?|stadtteile?|stadtbezirk|ort|stra(?:ß|ss)en?|gebiet|bereich)[\s:]+/iu
/** Punctuation around a part of a title. */
const EDGES = /^[\s–—:,;|/·•-]+|[\s–—:,;|/·•-]+$/gu
const LIST = /\s*(?:[,/&+]|\sund\s|\ssowie\s)\s*/u

const trimmed = (text: string): string => {
  const plain = text.replaceAll(EDGES, '')
  const [, inside] = /^[([]([^()[\]]*)[)\]]$/u.exec(plain) ?? []
  return inside === undefined ? plain : trimmed(inside)
}

/**
 * Returns a function that reads a title such as „Restmüll – Bahnhofstraße 1–24“ as a table has it: the kind,
 * and the place in its own fields. It returns the row itself unless the rest of the title is a kind without
 * doubt and the place is one of the town; a row with several parts of the town becomes several rows.
 */
export function placesInTitles(
  { strasse, ort }: Manner,
  titleOf: (title: string) => Title,
  finder: Finder,
): (row: RawRow) => readonly RawRow[] {
  const known = new Map<string, Split | undefined>()
  const splitOf = (title: string): Split | undefined => {
    if (!known.has(title) && known.size < MOST_TITLES) known.set(title, splitTitle(title, titleOf, finder))
    return known.get(title)
  }
  return row => {
    const isPlaced = [strasse, row.strasse, row.bezirk].some(Boolean) || row.kalender !== undefined
    if (isPlaced || !mayNamePlace(titleOf(row.fraktion))) return [row]
    const split = splitOf(row.fraktion)
    const own = ort || row.ort
    const isContrary =
      own !== '' && split?.places.some(place => place.ort !== '' && placeKey(place.ort) !== placeKey(own))
    if (!split || isContrary) return [row]
    return split.places.map(place => rowAt(row, place, split.fraktion))
  }
}

const rowAt = (row: RawRow, place: Place, fraktion: string): RawRow => ({
  ...row,
  ...place,
  ort: place.ort || row.ort,
  fraktion,
  imTitel: row.fraktion,
})

/** Whether words beside the kinds may be a place. The place of a stop is not that of the streets it is for. */
const mayNamePlace = (title: Title): boolean =>
  title.fraktionen.length > 0 &&
  !isStop(title) &&
  [...title.daneben.uebrig, ...title.daneben.strassen, title.daneben.bezirk].some(Boolean)

function splitTitle(title: string, titleOf: (title: string) => Title, finder: Finder): Split | undefined {
  const own = titleOf(title)
  if (own.is === 'abfuhr' && own.daneben.strassen.length === 0) return ofDistrict(title, own, finder)
  const words = [...title.matchAll(WORD)]
  if (words.length > MOST_WORDS) return undefined
  // The longest part first: „Bahnhofstraße 1–24“ before „Bahnhofstraße“.
  for (let many = words.length - 1; many > 0; many--)
    for (const [at, { index: from }] of words.slice(0, words.length - many + 1).entries()) {
      const last = words[at + many - 1]
      const to = last ? last.index + last[0].length : title.length
      const end = to + (/^[)\]]/.exec(title.slice(to))?.[0].length ?? 0)
      const begin = from - (/[([]$/.exec(title.slice(0, from))?.[0].length ?? 0)
      const places = placesNamed(trimmed(title.slice(begin, end)), finder)
      if (!places) continue
      const fraktion = [title.slice(0, begin), title.slice(end)].map(trimmed).filter(Boolean).join(' ')
      const { is, daneben } = titleOf(fraktion)
      const isPlain = is === 'abfuhr' && daneben.strassen.length === 0
      if (isPlain || is === 'entfaellt') return { fraktion, places }
    }
  return undefined
}

/** „Papier Bezirk 3“ is for the streets of a district that the town calls so; „Bezirk 3, 4“ for those of two. */
function ofDistrict(
  title: string,
  { daneben: { bezirk } }: Title,
  { bezirkNamed }: Finder,
): Split | undefined {
  const whole = bezirkNamed(bezirk)
  const names = whole === undefined ? bezirk.split(' ').map(bezirkNamed) : [whole]
  return names.every(name => name !== undefined)
    ? { fraktion: title, places: names.map(name => ({ ort: '', bezirk: name, strasse: '' })) }
    : undefined
}

/** Returns the places of the town that a text names, and nothing else. */
function placesNamed(text: string, finder: Finder): readonly Place[] | undefined {
  const [first = ''] = text.replace(AHEAD, '').match(/[\p{L}\p{N}]+/u) ?? []
  const mayBe = finder.isNameHere(folded(first)) || AHEAD.test(text) || LIST.test(text)
  if (!mayBe) return undefined
  return (
    placesCalled(text, finder) ??
    (AHEAD.test(text) ? placesCalled(text.replace(AHEAD, ''), finder) : undefined)
  )
}

function placesCalled(
  text: string,
  { isOrt, bezirkNamed, addressesOf, at, knownStreet }: Finder,
): readonly Place[] | undefined {
  const parts = text.split(LIST).map(part => part.replace(AHEAD, ''))
  if (parts.every(isOrt)) return parts.map(ort => ({ ort, bezirk: '', strasse: '' }))
  const bezirke = parts.map(bezirkNamed)
  if (bezirke.every(one => one !== undefined))
    return bezirke.map(bezirk => ({ ort: '', bezirk, strasse: '' }))
  const read = addressesOf(text, '')
  if ('adressen' in read && read.adressen.every(({ strasse }) => knownStreet(strasse) !== undefined))
    return [{ ort: read.ort, bezirk: '', strasse: text }]
  // „Steinbach, Dorfstraße 5“
  const { strassen, orte, istFremd } = at(text)
  const [strasse, ...others] = strassen
  return !istFremd &&
    strasse !== undefined &&
    others.length === 0 &&
    orte.length === 1 &&
    knownStreet(strasse.replace(/\s\d.*$/u, ''))
    ? [{ ort: orte[0] ?? '', bezirk: '', strasse }]
    : undefined
}
