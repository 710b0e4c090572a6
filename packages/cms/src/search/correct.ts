import type { CmsStore } from '../collections/collections.ts'
import { distance } from './distance.ts'
import { isStopWord } from './german.ts'
import { termsLike, type Unsaved } from './keywords.ts'
import type { Asked } from './question.ts'
import type { KnownWord, SearchIndex } from './search-index.ts'
import { soundOf } from './sound.ts'
import { plainForm } from './words.ts'

/** A probably intended word with a form for display; a term of editors has none. */
export type Correction = { readonly wort: string; readonly form: string; readonly errors: number }

/** Shortest words in which one, two and three typing errors are tolerated. */
const ONE_ERROR = 4
const TWO_ERRORS = 7
const THREE_ERRORS = 12
/** Shortest word whose first letter may be wrong; shorter words easily become other words. */
const RIGHT_BEGINNING = 6
/** Longest word that is corrected: longer than any word typed by hand. */
const LONGEST = 40
/** Number of errors of a word that sounds alike. */
const BY_EAR = 0.5
const MOST = 3
/** Mistyped forms of `-ung`, which the stemmer removes only if it is correct. */
const MANGLED = /(?:ng|ug|un|ugn|nug)(?:en)?$/

/** Returns visible words and terms of editors that were probably intended, most likely first. */
export async function corrections(
  { wort, form }: Pick<Asked, 'wort' | 'form'>,
  index: SearchIndex,
  store: CmsStore,
  unsaved?: Unsaved,
): Promise<Correction[]> {
  // A typing error near the end may mislead the stemmer, so the whole word is compared as well.
  const whole = plainForm(form)
  const ways = [...new Set([wort, whole, whole.replace(MANGLED, '')])].filter(
    way => way.length >= ONE_ERROR && way.length <= LONGEST && !/\p{N}/u.test(way),
  )
  const near = new Map<string, Correction & { anzahl: number }>()
  const terms = new Set<string>()
  const compare = (way: string, written: string, known: KnownWord) => {
    const errors = errorsBetween(way, written)
    if (errors === undefined || errors >= (near.get(known.wort)?.errors ?? Number.POSITIVE_INFINITY)) return
    near.set(known.wort, { ...known, errors })
  }
  for (const way of ways) {
    for (const known of await index.nearby(way)) {
      if (known.form === '' || isStopWord(known.form)) continue
      compare(way, known.wort, known)
      compare(way, plainForm(known.form), known)
    }
    for (const term of await termsLike(store, way, unsaved)) {
      terms.add(term)
      compare(way, term, { wort: term, form: '', anzahl: 1, gross: 1 })
    }
  }
  const likely = [...near.values()].toSorted((a, b) => a.errors - b.errors || b.anzahl - a.anzahl)
  const found: Correction[] = []
  // The most likely candidates are usually visible, so a few are checked at a time.
  for (let from = 0; from < likely.length && found.length < MOST; from += MOST) {
    const some = likely.slice(from, from + MOST)
    if (found[0] && some[0] && some[0].errors > found[0].errors) break
    const seen = await index.known(some.map(({ wort: meant }) => meant))
    for (const one of some) {
      if (seen.has(one.wort)) found.push(one)
      // A term of editors is not a spelling in texts, so there is no form to display.
      else if (terms.has(one.wort)) found.push({ ...one, form: '' })
    }
  }
  return found.filter(({ errors }) => errors === found[0]?.errors).slice(0, MOST)
}

/**
 * Returns the number of typing errors between two words, or undefined if there are too many for their length.
 */
export function errorsBetween(way: string, known: string): number | undefined {
  const most = way.length >= THREE_ERRORS ? 3 : way.length >= TWO_ERRORS ? 2 : 1
  if (way.length < RIGHT_BEGINNING && way[0] !== known[0]) return undefined
  const errors = distance(way, known, most + 1)
  if (errors === 0 || errors > most + 1) return errors === 0 ? 0 : undefined
  if (soundOf(way) === soundOf(known)) return BY_EAR
  return errors <= most ? errors : undefined
}
