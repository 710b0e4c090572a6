import { compatible, decomposed, withUmlautsSpelled } from '@rathausplatz/text'

type Word = {
  /** For comparison: without capitals, accents and spellings of „Straße“. */
  readonly folded: string
  readonly isCapital: boolean
  /** A hyphen joins it to the word before. */
  readonly isJoined: boolean
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const HYPHEN = /^[-\u2010\u2011]$/

/** Keys of streets are stored with subscriptions: a change here would lose them. */
const spelled = (word: string): string =>
  decomposed(withUmlautsSpelled(compatible(word)))
    .replaceAll(/\p{M}/gu, '')
    .replace(/str$/, 'strasse')

function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isJoined = HYPHEN.test(text.slice(end, index))
    end = index + word.length
    return { folded: spelled(word), isCapital: /^\p{Lu}/u.test(word), isJoined }
  })
}

const NUMBER = /^\d+\p{Ll}?$/u

/** Returns the key of a street, equal for all spellings: „Kelterstr. 7“ and „Kelterstraße“. */
export function streetKey(name: string): string {
  const words = wordsOf(name).map(({ folded }) => folded)
  const isNumber = () =>
    NUMBER.test(words.at(-1) ?? '') || (words.at(-1)?.length === 1 && NUMBER.test(words.at(-2) ?? ''))
  while (words.length > 1 && isNumber()) words.pop()
  return words.join(' ')
}

/** German inflects the first words of a name: „in der Langen Straße“, „am Alten Markt“. */
const stem = (word: string): string => (/^\d/.test(word) ? word : word.replace(/(?:e[nrms]?)$/, ''))

const bent = (words: readonly string[]): string => [...words.slice(0, -1).map(stem), words.at(-1)].join(' ')

/** With one of these words in front, and a capital, it is another street: „Neue Kelterstraße“. */
const OTHERS: ReadonlySet<string> = new Set(
  [
    'alte',
    'neue',
    'obere',
    'untere',
    'vordere',
    'hintere',
    'innere',
    'aeussere',
    'kleine',
    'grosse',
    'mittlere',
    'kurze',
    'lange',
    'hohe',
  ].map(stem),
)

const MOST_WORDS = 8
/** Most characters of a text that are searched: enough for a paper of the council. */
const MOST_LETTERS = 60_000

/** Returns the keys of those streets that a text names with their whole names. */
export function streetsIn(text: string, keys: readonly string[]): ReadonlySet<string> {
  const byPlain = new Map(keys.map(key => [key.replaceAll(' ', ''), key]))
  const byBent = new Map(keys.map(key => [bent(key.split(' ')), key]))
  const longest = Math.min(MOST_WORDS, 1 + Math.max(0, ...keys.map(key => key.split(' ').length)))
  const words = keys.length === 0 ? [] : wordsOf(text.slice(0, MOST_LETTERS))
  const found = new Set<string>()
  words.forEach((first, begin) => {
    if (first.isJoined || isOther(words[begin - 1])) return
    const window: string[] = []
    for (const { folded } of words.slice(begin, begin + longest)) {
      window.push(folded)
      const next = words[begin + window.length]
      if (next?.isJoined && !/^\d/.test(next.folded)) continue
      const plain = window.join('')
      const key = byPlain.get(plain) ?? byPlain.get(plain.replace(/e?s$/, '')) ?? byBent.get(bent(window))
      if (key !== undefined) found.add(key)
    }
  })
  return found
}

const isOther = (before: Word | undefined): boolean =>
  before !== undefined && before.isCapital && OTHERS.has(stem(before.folded))
