import { setImmediate } from 'node:timers/promises'
import { sameDoing } from './doings.ts'
import { EVERYDAY } from './everyday-words.ts'
import { FOREIGN } from './foreign-words.ts'
import { contentWords, tellingWords } from './question.ts'
import { rootOfForeign, written } from './scripts.ts'

/**
 * Words that people use everywhere for what town halls call otherwise: everyday words, words of Baden, and the words of
 * those who came from elsewhere. Editors add their town's own with the records `suchbegriff`.
 */

type Said = readonly string[]
/** An expression that is typed, and the words of the pages that say the same. */
type Expression = { readonly words: readonly string[]; readonly said: Said }

/** What stands for a word of an expression: verbs for the same doing are one. */
const keyOf = (word: string): string => sameDoing(word) ?? rootOfForeign(word)

const single = new Map<string, Said[]>()
/** By the longest of their words. */
const expressions = new Map<string, Expression[]>()

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
  const before = map.get(key)
  if (!before) map.set(key, [value])
  else if (!before.includes(value)) before.push(value)
}

/** What several lines say in the same words is one. */
const sayings = new Map<string, Said>()
const once = (said: Said): Said => {
  const key = said.join(' ')
  if (!sayings.has(key)) sayings.set(key, said)
  return sayings.get(key) ?? said
}

/** So many lines are read in one turn. */
const IN_A_TURN = 20

/** Reading all lines takes a quarter of a second. It is done in parts, so that neither the start nor a visitor waits for it. */
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

/** Reads all lines, and lets other work go on between two parts. After that no question waits. */
export async function prepareCommonWords(): Promise<void> {
  while (!reading.next().done) await setImmediate()
}

/** A question that comes earlier reads the lines that are left. */
function makeSureOfAll(): void {
  while (!reading.next().done);
}

/** What the pages say for a single word. */
export function saidFor(word: string): readonly Said[] {
  makeSureOfAll()
  return single.get(rootOfForeign(word)) ?? []
}

/** Terms of one word, and words of pages that they stand for, of this length: what a word with typing errors may be. */
export function commonTerms(length: number): readonly string[] {
  makeSureOfAll()
  terms ??= Map.groupBy(new Set([...single.keys(), ...[...sayings.values()].flat()]), term => term.length)
  return terms.get(length) ?? []
}

let terms: ReadonlyMap<number, readonly string[]> | undefined

/** A compound is a kind of what it ends with, if that is long enough to be a word: `Nussbaum`, `Baum`. */
const SHORTEST_HEAD = 4
const BEFORE_HEAD = 3

/** What the pages say for words of a question: single ones and expressions, whose words may stand apart and in any order. */
export function commonlySaid(question: readonly string[]): Map<string, Said[]> {
  makeSureOfAll()
  const found = new Map<string, Said[]>()
  for (const word of question) for (const said of saidFor(word)) put(found, word, said)
  const keys = question.map(keyOf)
  const heads = question.map(headsOf)
  for (const candidate of new Set([...keys, ...heads.flatMap(ends => [...ends])]))
    for (const { words, said } of expressions.get(candidate) ?? []) {
      // A compound stands for its head only beside a word that is the expression's own.
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

/** What a word ends with. */
const headsOf = (word: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: Math.max(0, word.length - BEFORE_HEAD - SHORTEST_HEAD + 1) }, (_, more) =>
      word.slice(BEFORE_HEAD + more),
    ).map(keyOf),
  )
