import { lightWords, stopWords } from './german.ts'
import type { SearchIndex } from './search-index.ts'
import { plainForm, stem } from './words.ts'

/** What German words are made with in front and behind: `erkrankt` and `Krankheit` are both of `krank`. */
const BEFORE =
  /^(?:ab|an|auf|aus|be|durch|ein|ent|er|ge|nach|uber|um|un|unter|ver|vor|weg|zer|zu)(?=\p{L}{4})/u
const BEHIND = [
  /(?:schaft|heit|keit|lich|isch|chen|lein|ung|nis|bar|sam|enz|anz|ig|er|in)(?:e[mnrs]?|n|s)?$/,
  /(?:e[mnrst]?|te[mnrs]?|[nstz])$/,
]
/** The shortest that still tells of what the family is; of longer words at least half. */
const SHORTEST_ROOT = 4
/** How often something is taken away, and how many roots are enough. */
const DEPTH = 3
const MOST_ROOTS = 10
const MOST_MEMBERS = 6

/** Words that are made of a root, which stands for the line. */
const MADE = '- -e -en -er -et -t -z -ung -heit -keit -schaft -lich -isch -ig -in -ner ge-t ge-et'.split(' ')

/** Words of the index that are of one family with this one: `Demenz` of `dement`, `geöffnet` of `Öffnung`, `Hund` of `Hündchen`. */
export async function familyOf(form: string, index: SearchIndex): Promise<string[]> {
  const roots = rootsOf(plainForm(form))
  const own = stem(form)
  const members = [...new Set(roots.flatMap(root => MADE.map(made => stem(made.replace('-', root)))))]
  const known = await index.known(members)
  const isTelling = (word: string) => word !== own && !stopWords.has(word) && !lightWords.has(word)
  return members.filter(word => known.has(word) && isTelling(word)).slice(0, MOST_MEMBERS)
}

/** The word itself and what is left of it without its beginnings and endings, the longest first. */
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
