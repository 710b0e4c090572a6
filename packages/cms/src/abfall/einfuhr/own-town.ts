import { folded } from './folded.ts'
import type { RawRow } from './raw-rows.ts'
import type { Gemeinde } from './read-address.ts'
import type { Title } from './title/read-title.ts'
import { isStop } from './where-it-stops.ts'

type Rows = (row: RawRow) => readonly RawRow[]

const WORD = /[\p{L}\p{N}]+/gu
/** Words before the name of a town that belong to it. */
const AHEAD = new Set(
  'in fuer ganz ganze gesamte die der stadt gemeinde stadtgebiet gemeindegebiet ort markt'.split(' '),
)
/** The first word of a name that is often left out: „Bad Rebenau“. */
const OFTEN_LEFT_OUT = new Set('bad markt hansestadt'.split(' '))
/** Words after which a name says only where the town is: „Rebenau am Rhein“. */
const WHERE = new Set('am an auf bei der im in ob vor'.split(' '))
const EDGES = /^[\s–—:,;|/·•-]+|[\s–—:,;|/·•-]+$/gu

/** Returns the names of a town, as words: the whole one first, and the part that people say. */
function namesOf({ name }: Gemeinde): string[][] {
  const whole = folded(name).match(WORD) ?? []
  const from = whole.length > 1 && OFTEN_LEFT_OUT.has(whole[0] ?? '') ? 1 : 0
  const where = whole.findIndex((word, at) => at > from && WHERE.has(word))
  const short = whole.slice(from, where < 0 ? undefined : where)
  return [whole, whole.slice(from), short].filter(words => words.length > 0)
}

/** Returns a title without the name of the town; undefined if it does not name the town. */
export function titleWithoutTown(title: string, gemeinde: Gemeinde): string | undefined {
  const words = [...title.matchAll(WORD)].map(({ 0: word, index }) => ({ key: folded(word), index, word }))
  for (const name of namesOf(gemeinde)) {
    const at = words.findIndex((_, from) => name.every((word, nth) => words[from + nth]?.key === word))
    if (at < 0) continue
    let first = at
    while (first > 0 && isAhead(words[first - 1]?.key ?? '', gemeinde)) first--
    const last = words[at + name.length - 1]
    const begin = title.slice(0, words[first]?.index ?? 0).replace(/[([]\s*$/u, '')
    const end = title.slice(last ? last.index + last.word.length : title.length).replace(/^\s*[)\]]/u, '')
    return [begin, end]
      .map(part => part.replaceAll(EDGES, ''))
      .filter(Boolean)
      .join(' ')
  }
  return undefined
}

const isAhead = (word: string, { plz }: Gemeinde): boolean => AHEAD.has(word) || (plz !== '' && word === plz)

/**
 * Takes the name of the town out of unclear titles: „Gelber Sack Rebenau“ is for the whole town, and „Gelber Sack
 * Rebenau-Steinbach“ for its part. Where a part of the town has the same name, that part is meant.
 */
export function withoutOwnTown(
  placesIn: Rows,
  titleOf: (title: string) => Title,
  isOrt: (name: string) => boolean,
  gemeinde: Gemeinde | undefined,
): Rows {
  if (!gemeinde || isOrt(gemeinde.name)) return placesIn
  const known = new Map<string, string | undefined>()
  const withoutTown = (title: string): string | undefined => {
    const is = titleOf(title)
    return is.is === 'fraglich' && !isStop(is) ? titleWithoutTown(title, gemeinde) : undefined
  }
  return row => {
    if (!known.has(row.fraktion)) known.set(row.fraktion, withoutTown(row.fraktion))
    const fraktion = known.get(row.fraktion)
    if (fraktion === undefined) return placesIn(row)
    const { is, fraktionen } = titleOf(fraktion)
    if (is === 'abfuhr' || is === 'entfaellt') return placesIn({ ...row, fraktion, mitStadt: row.fraktion })
    const placed = fraktionen.length > 0 ? placesIn({ ...row, fraktion }) : []
    return placed.some(({ imTitel }) => imTitel !== undefined) ? placed : placesIn(row)
  }
}
