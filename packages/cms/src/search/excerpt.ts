import { plainForm, type Word, words } from './words.ts'

/** A piece of an excerpt; `treffer` marks words of the question. */
export type Segment = { text: string; treffer: boolean }

/** Length of an excerpt in characters: about two lines. */
const LENGTH = 190
/** Characters before the first hit, if a sentence has to be cut. */
const BEFORE = 50
/** Most hits that are considered; a good place is among the first. */
const MOST_HITS = 60
/** Characters of a text that are considered; longer texts are files of many pages. */
const LOOKED_AT = 60_000
/** Longest sentence, in characters. */
const LONGEST_SENTENCE = 600
/**
 * Weight of a pattern of an answer, above that of a word: a question for a price finds an amount of euros.
 */
const SIGN = 1.2

type Hit = { start: number; end: number; wort: string }
type Stretch = { start: number; end: number }

/**
 * Returns a function that extracts the sentence with most words of a question, followed by the next sentences
 * up to two lines. `signs` are patterns of an answer, such as an amount or a time. Words of lists and tables
 * are used only if a text has nothing else.
 */
export function excerpts(
  wanted: ReadonlySet<string>,
  signs: readonly RegExp[] = [],
): (text: string) => Segment[] {
  const hitsIn = hitsOf(wanted)
  return text => excerpt(text.slice(0, LOOKED_AT), hitsIn, signs)
}

function excerpt(text: string, hitsIn: (text: string) => Hit[], signs: readonly RegExp[]): Segment[] {
  const hits = hitsIn(text)
  const stretch = bestSentence(text, hits, signs) ?? firstSentence(text)
  if (!stretch) return marked(text.slice(0, LENGTH), hits, 0, text.length > LENGTH)
  const { start, end } = inTwoLines(text, stretch, hits)
  const isCut = end < stretch.end
  const segments = marked(text.slice(start, end), hits, start, isCut)
  return start > stretch.start ? joined([{ text: '… ', treffer: false }, ...segments]) : segments
}

/**
 * Returns, for each place of a wanted word, this word and the wanted words that follow within one excerpt.
 */
export function placesOf(whole: string, wanted: ReadonlySet<string>): string[][] {
  const hits = hitsOf(wanted)(whole.slice(0, LOOKED_AT))
  return hits.map(({ start }, from) =>
    hits
      .slice(from)
      .filter(({ end }) => end <= start + LENGTH)
      .map(({ wort }) => wort),
  )
}

function bestSentence(text: string, hits: readonly Hit[], signs: readonly RegExp[]): Stretch | undefined {
  const places = [
    ...hits.map(({ start }) => start),
    ...signs.flatMap(sign => Array.from(text.matchAll(sign), ({ index }) => index).slice(0, MOST_HITS)),
  ]
  const sentences = new Map(places.map(place => sentenceAt(text, place)).map(one => [one.start, one]))
  let best: Stretch | undefined
  let most = 0
  for (const sentence of sentences.values()) {
    const said = text.slice(sentence.start, sentence.end)
    if (!isSentence(said)) continue
    const within = hits.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    const score =
      new Set(within.map(({ wort }) => wort)).size +
      SIGN * signs.filter(sign => said.search(sign) >= 0).length
    if (score > most) {
      most = score
      best = sentence
    }
  }
  return best
}

/** Returns the first sentence among the first lines of a text. */
function firstSentence(text: string): Stretch | undefined {
  for (let from = 0; from < Math.min(text.length, 10 * LONGEST_SENTENCE); ) {
    const sentence = sentenceAt(text, from)
    if (isSentence(text.slice(sentence.start, sentence.end))) return sentence
    from = Math.max(sentence.end, from) + 1
  }
  return undefined
}

/** True if the text ends like a sentence and is longer than a label. */
const isSentence = (text: string): boolean => /[.!?…][“”"»)]?$/.test(text) && text.split(' ', 4).length === 4

/** The gap between two sentences; not after a number or an abbreviation (`12. März`, `z. B.`). */
const BETWEEN = /(?<=[\p{Ll}\p{N}€%)“”]{2}[.!?…][“”"»)]?)(?<!(?<!\p{N})\p{N}{1,2}\.)\s+(?=[\p{Lu}„»])/gu

/** Returns the sentence around a place; a line break ends it. */
function sentenceAt(text: string, place: number): Stretch {
  const lineStart = Math.max(text.lastIndexOf('\n', place - 1) + 1, place - LONGEST_SENTENCE)
  const lineEnd = text.indexOf('\n', place)
  const end = Math.min(lineEnd === -1 ? text.length : lineEnd, place + LONGEST_SENTENCE)
  let start = lineStart
  for (const { 0: gap, index } of text.slice(lineStart, end).matchAll(BETWEEN)) {
    const at = lineStart + index
    if (at >= place) return { start, end: at }
    start = at + gap.length
  }
  return { start, end }
}

/** Fits a sentence into two lines: cuts it if it is too long, adds the following ones if there is room. */
function inTwoLines(text: string, sentence: Stretch, hits: readonly Hit[]): Stretch {
  let { start, end } = sentence
  if (end - start > LENGTH) {
    const first = hits.find(hit => hit.start >= start && hit.end <= end)
    if (first && first.end > start + LENGTH - BEFORE)
      start = afterBlank(text, first.start - BEFORE, first.start)
    return end - start > LENGTH ? { start, end: beforeBlank(text, start + LENGTH, start) } : { start, end }
  }
  while (end < text.length && text[end] !== '\n') {
    const next = sentenceAt(text, end + 1)
    if (next.end <= end || next.end - start > LENGTH || !isSentence(text.slice(next.start, next.end))) break
    end = next.end
  }
  return { start, end }
}

/**
 * Returns a function that finds wanted words in a text. Only words that begin like a wanted word are stemmed,
 * each of them once.
 */
function hitsOf(wanted: ReadonlySet<string>): (text: string) => Hit[] {
  const beginnings = [...new Set([...wanted].map(word => word.slice(0, 2)))].filter(word =>
    /^[\p{L}\p{N}]+$/u.test(word),
  )
  if (beginnings.length === 0) return () => []
  const candidate = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{N}]*`, 'gu')
  const seen = new Map<string, Word | null>()
  const wantedIn = (word: string): Word | null => {
    const known = seen.get(word)
    if (known !== undefined) return known
    const found = words(word).find(({ wort }) => wanted.has(wort)) ?? null
    seen.set(word, found)
    return found
  }
  return text => {
    const hits: Hit[] = []
    for (const { 0: word, index } of withoutMarks(text).matchAll(candidate)) {
      const part = wantedIn(text.slice(index, index + word.length))
      if (part) hits.push({ start: index + part.start, end: index + part.end, wort: part.wort })
      if (hits.length === MOST_HITS) break
    }
    return hits
  }
}

/** Returns the text in lower case without diacritics, with each character at its position. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[A-Z]|\P{ASCII}/gu, letter => {
    const known = plainLetters.get(letter)
    if (known !== undefined) return known
    const folded = plainForm(letter)
    const found = folded.length === letter.length ? folded : letter === 'ß' ? 's' : letter
    if (plainLetters.size < MOST_LETTERS) plainLetters.set(letter, found)
    return found
  })
}

/** Cache of folded letters; texts use some dozens of them. */
const plainLetters = new Map<string, string>()
const MOST_LETTERS = 1_000

/**
 * Returns the next beginning of a word, or `from` if that is beyond the hit: a text without spaces cannot be
 * cut well.
 */
function afterBlank(text: string, from: number, hit: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= hit ? from : blank + 1
}

function beforeBlank(text: string, to: number, start: number): number {
  const blank = text.lastIndexOf(' ', to)
  return blank > start + LENGTH / 2 ? blank : to
}

/** Splits a stretch of a text into segments with marked hits. */
function marked(text: string, hits: readonly Hit[], start: number, isCut: boolean): Segment[] {
  const segments: Segment[] = []
  let at = 0
  const plain = (piece: string) => segments.push({ text: piece.replaceAll('\n', ' '), treffer: false })
  for (const hit of hits.filter(({ start: from, end }) => from >= start && end <= start + text.length)) {
    plain(text.slice(at, hit.start - start))
    segments.push({ text: text.slice(hit.start - start, hit.end - start), treffer: true })
    at = hit.end - start
  }
  plain(text.slice(at))
  if (isCut) plain(' …')
  return joined(segments)
}

/** Joins neighbours of the same type, and drops empty ones. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const { text, treffer } of segments) {
    const last = result.at(-1)
    if (last?.treffer === treffer) last.text += text
    else if (text !== '') result.push({ text, treffer })
  }
  return result
}
