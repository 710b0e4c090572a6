import { composed } from '@rathausplatz/text'
import type { CmsStore } from '../../collections/collections.ts'

/** Returns the name of the town without „Stadt“ or „Gemeinde“; '' if the town has not said it. */
export async function placeOfTown(store: CmsStore): Promise<string> {
  const [stadt] = await store.documents('stadt', { limit: 1 })
  const name = (stadt?.data as { name?: unknown } | undefined)?.name
  return typeof name === 'string' ? name.replace(OFFICIAL, '').trim() : ''
}

const KIND = String.raw`(?:\p{L}*stadt|gemeinde|\p{L}*markt|flecken)`
const OFFICIAL = new RegExp(`^(?:(?:große|groß|kreisfreie)\\s+)?${KIND}\\s+`, 'iu')

/**
 * Returns the name of a body as it is compared: „Ausschuß f. Umwelt u. Technik“ is the „Ausschuss für Umwelt
 * und Technik“, and „Gemeinderat der Stadt X“ in the town X is the „Gemeinderat“. Names that differ in more
 * than spelling stay different.
 */
export function plainBodyName(name: string, place: string): string {
  const words = wordsIn(name)
  const end = wordsIn(place)
  const isOfTown =
    end.length > 0 && words.length > end.length && end.every((word, at) => words.at(at - end.length) === word)
  return (isOfTown ? withoutKind(words.slice(0, -end.length)) : words).join('')
}

function withoutKind(words: readonly string[]): readonly string[] {
  const before = words.at(-1) ?? ''
  const rest = new RegExp(`^${KIND}$`, 'u').test(before) && words.length > 1 ? words.slice(0, -1) : words
  return ['der', 'des', 'von', 'in'].includes(rest.at(-1) ?? '') && rest.length > 1 ? rest.slice(0, -1) : rest
}

const SHORT: Readonly<Record<string, string>> = { u: 'und', '&': 'und', '+': 'und', f: 'fuer' }

/** Returns the words of a name in one spelling. */
function wordsIn(name: string): readonly string[] {
  return composed(name)
    .toLowerCase()
    .replaceAll(/[ß]/g, 'ss')
    .replaceAll(/[äöü]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .split(/[^\p{L}\p{N}&+]+/u)
    .filter(Boolean)
    .map(word => SHORT[word] ?? word)
}

/**
 * Whether two names may mean the same body, so that somebody should look: all words of one occur in the other,
 * whatever their ending.
 */
export function isLikeBody(one: string, other: string): boolean {
  const [few = [], many = []] = [topicsIn(one), topicsIn(other)].toSorted((a, b) => a.length - b.length)
  return few.length > 0 && few.every(word => many.some(another => isLikeWord(word, another)))
}

/** Says that a new body may be one that is here already. */
export const mayBeTheSame = (other: string): string =>
  `heißt ähnlich wie „${other}“ und steht jetzt daneben; ist es dasselbe, bitte eines von beiden umbenennen`

const isLikeWord = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length, STEM)
  return length >= SHORTEST_STEM && one.slice(0, length) === other.slice(0, length)
}
const STEM = 6
const SHORTEST_STEM = 3

const UNSPECIFIC = new Set([
  'und',
  'fuer',
  'der',
  'des',
  'die',
  'das',
  'von',
  'in',
  'zu',
  'zur',
  'stadt',
  'gemeinde',
])

const topicsIn = (name: string): readonly string[] =>
  wordsIn(name)
    .filter(word => !UNSPECIFIC.has(word))
    // „Bauausschuss“ and „Ausschuss für Bauen“; „Stadtrat“, „Gemeinderat“ and „Rat der Stadt“.
    .map(word =>
      word.replace(/^(?:stadt|gemeinde|markt)rat$/, 'rat').replace(/(?:ausschuss|fraktion|beirat)$/, ''),
    )
    .filter(Boolean)
