import { isStopWord, lightWords } from './german.ts'
import type { SearchIndex } from './search-index.ts'
import { plainForm, stem } from './words.ts'

/** Prefixes and suffixes of German words: `erkrankt` and `Krankheit` both derive from `krank`. */
const BEFORE =
  /^(?:ab|an|auf|aus|be|durch|ein|ent|er|ge|nach|uber|um|un|unter|ver|vor|weg|zer|zu)(?=\p{L}{4})/u
const BEHIND = [
  /(?:schaft|heit|keit|lich|isch|chen|lein|ung|nis|bar|sam|enz|anz|ig|er|in)(?:e[mnrs]?|n|s)?$/,
  /(?:e[mnrst]?|te[mnrs]?|[nstz])$/,
]
/** Shortest root in letters; a root must also have at least half the letters of its word. */
const SHORTEST_ROOT = 4
/** Rounds in which affixes are removed, most roots, and most words of a family. */
const DEPTH = 3
const MOST_ROOTS = 10
const MOST_MEMBERS = 6

/** Patterns of words derived from a root; the dash stands for the root. */
const MADE = '- -e -en -er -et -t -z -ung -heit -keit -schaft -lich -isch -ig -in -ner ge-t ge-et'.split(' ')

/**
 * Returns index words of the same family: `Demenz` for `dement`, `geöffnet` for `Öffnung`, `Hund` for
 * `Hündchen`.
 */
export async function familyOf(form: string, index: SearchIndex): Promise<string[]> {
  const roots = rootsOf(plainForm(form))
  const own = stem(form)
  const members = [...new Set(derivedFrom(roots).map(stem))]
  const known = await index.known(members)
  const isTelling = (word: string) => word !== own && !lightWords.has(word)
  return members.filter(word => known.has(word) && isTelling(word)).slice(0, MOST_MEMBERS)
}

/** Returns the words that may derive from these roots, without stop words. */
const derivedFrom = (roots: readonly string[]): string[] =>
  roots.flatMap(root => MADE.map(made => made.replace('-', root))).filter(word => !isStopWord(word))

/** Returns the word and its possible roots without affixes, longest first. */
function rootsOf(word: string): string[] {
  const roots = new Set([word])
  let last = [word]
  for (let depth = 0; depth < DEPTH; depth++) {
    last = last
      .flatMap(one => [one.replace(BEFORE, ''), ...BEHIND.map(ending => one.replace(ending, ''))])
      .filter(one => one.length >= Math.max(SHORTEST_ROOT, word.length / 2) && !roots.has(one))
    for (const one of last) roots.add(one)
  }
  return [...roots].toSorted((a, b) => b.length - a.length).slice(0, MOST_ROOTS)
}
