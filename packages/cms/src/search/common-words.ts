import { setImmediate } from 'node:timers/promises'
import { sameDoing } from './doings.ts'
import { EVERYDAY } from './everyday-words.ts'
import { FOREIGN } from './foreign-words.ts'
import { contentWords, tellingWords } from './question.ts'
import { rootOfForeign, written } from './scripts.ts'

/**
 * Common words for things that town halls name differently: everyday words, words of the Baden dialect, and
 * words in other languages. Editors add those of their town as records `suchbegriff`.
 */

type Said = readonly string[]
/** A typed expression, and the page words with the same meaning. */
type Expression = { readonly words: readonly string[]; readonly said: Said }

/** Returns the key of a word in an expression: verbs for the same action share one. */
const keyOf = (word: string): string => sameDoing(word) ?? rootOfForeign(word)

const single = new Map<string, Said[]>()
/** Expressions by their longest word. */
const expressions = new Map<string, Expression[]>()

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
  const before = map.get(key)
  if (!before) map.set(key, [value])
  else if (!before.includes(value)) before.push(value)
}

/** Page words that several lines share are stored once. */
const sayings = new Map<string, Said>()
const once = (said: Said): Said => {
  const key = said.join(' ')
  if (!sayings.has(key)) sayings.set(key, said)
  return sayings.get(key) ?? said
}

/** Lines that are parsed in one turn of the event loop. */
const IN_A_TURN = 20

/**
 * Parsing all lines takes a quarter of a second. It is done in parts, so that neither the start nor a visitor
 * waits for it.
 */
const reading = readWords()

function* readWords(): Generator<void, void> {
  const lines = [EVERYDAY, FOREIGN].flatMap(list => list.trim().split('\n'))
  for (const [place, line] of lines.entries()) {
    if (place % IN_A_TURN === 0) yield
    readLine(line)
  }
}

function readLine(line: string): void {
  const [meant = '', typed = ''] = line.split(' < ')
  const said = once(contentWords(meant))
  for (const term of typed.split(', ').flatMap(written)) {
    const [only, ...others] = tellingWords(term)
    if (only === undefined) continue
    if (others.length === 0) {
      put(single, rootOfForeign(only), said)
      continue
    }
    const words = [only, ...others].map(keyOf)
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    put(expressions, longest, { words, said })
  }
}

/** Parses all lines and yields between parts. Afterwards no question waits for it. */
export async function prepareCommonWords(): Promise<void> {
  while (!reading.next().done) await setImmediate()
}

/** Parses the remaining lines at once if a question arrives before all are parsed. */
function makeSureOfAll(): void {
  while (!reading.next().done);
}

/** Returns the page words for a single word. */
export function saidFor(word: string): readonly Said[] {
  makeSureOfAll()
  return single.get(rootOfForeign(word)) ?? []
}

/**
 * Returns terms and page words of this length that are single words, as candidates for a word with typing
 * errors.
 */
export function commonTerms(length: number): readonly string[] {
  makeSureOfAll()
  terms ??= Map.groupBy(new Set([...single.keys(), ...[...sayings.values()].flat()]), term => term.length)
  return terms.get(length) ?? []
}

let terms: ReadonlyMap<number, readonly string[]> | undefined

/**
 * A compound is a kind of its head, the word at its end: `Nussbaum` is a `Baum`. Shortest head and shortest
 * part before it, in letters.
 */
const SHORTEST_HEAD = 4
const BEFORE_HEAD = 3

/**
 * Returns the page words for the words of a question: single words, and expressions whose words may be apart
 * and in any order.
 */
export function commonlySaid(question: readonly string[]): Map<string, Said[]> {
  makeSureOfAll()
  const found = new Map<string, Said[]>()
  for (const word of question) for (const said of saidFor(word)) put(found, word, said)
  const keys = question.map(keyOf)
  const heads = question.map(headsOf)
  for (const candidate of new Set([...keys, ...heads.flatMap(ends => [...ends])]))
    for (const { words, said } of expressions.get(candidate) ?? []) {
      // A compound counts as its head only if another word of the expression occurs literally.
      if (!words.some(word => keys.includes(word))) continue
      const places = words.map(word =>
        Math.max(
          keys.indexOf(word),
          heads.findIndex(ends => ends.has(word)),
        ),
      )
      if (!places.includes(-1)) for (const place of new Set(places)) put(found, question[place] ?? '', said)
    }
  return found
}

/** Returns the possible heads of a word. */
const headsOf = (word: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: Math.max(0, word.length - BEFORE_HEAD - SHORTEST_HEAD + 1) }, (_, more) =>
      word.slice(BEFORE_HEAD + more),
    ).map(keyOf),
  )
