import { plainForm, type Word, words } from './words.ts'

/** A piece of an excerpt; `treffer` marks words that the question asked for. */
export type Segment = { text: string; treffer: boolean }

/** About two lines. */
const LENGTH = 190
/** So much of a sentence that is too long stands before the first hit. */
const BEFORE = 50
/** Hits that are looked at; a good place is among the first. */
const MOST_HITS = 60
/** A text is looked at so far: longer ones are files of many pages. */
const LOOKED_AT = 60_000
/** No sentence is longer. */
const LONGEST_SENTENCE = 600
/** What is asked by its kind counts more than a word: who asks for a price is told of euros. */
const SIGN = 1.2

type Hit = { start: number; end: number; wort: string }
type Stretch = { start: number; end: number }

/**
 * Of texts the sentence that says most of a question, with those that follow it in two lines. `signs` are what an answer
 * looks like: an amount, a time. Never the words of lists and tables, unless a text has nothing else.
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

/** The wanted words that a text holds near each other, for every place where one stands. */
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

/** The first sentence of a text, if one of its first lines holds any. */
function firstSentence(text: string): Stretch | undefined {
  for (let from = 0; from < Math.min(text.length, 10 * LONGEST_SENTENCE); ) {
    const sentence = sentenceAt(text, from)
    if (isSentence(text.slice(sentence.start, sentence.end))) return sentence
    from = Math.max(sentence.end, from) + 1
  }
  return undefined
}

/** Ends like a sentence, and is more than a label. */
const isSentence = (text: string): boolean => /[.!?…][“”"»)]?$/.test(text) && text.split(' ', 4).length === 4

/** Between two sentences; not behind a number or an abbreviation (`12. März`, `z. B.`). */
const BETWEEN = /(?<=[\p{Ll}\p{N}€%)“”]{2}[.!?…][“”"»)]?)(?<!(?<!\p{N})\p{N}{1,2}\.)\s+(?=[\p{Lu}„»])/gu

/** The sentence around a place; lines are apart. */
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

/** A sentence in two lines: cut where it is too long, with those behind it where there is room. */
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

/** Finds the words of texts that are wanted. Only those that begin like one of them are brought to their stem, and once. */
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

/** Small letters without marks, each at its place. */
function withoutMarks(text: string): string {
  return text.replaceAll(/[A-Z]|\P{ASCII}/gu, letter => {
    const known = plainLetters.get(letter)
    if (known !== undefined) return known
    const folded = plainForm(letter)
    const found = folded.length === letter.length ? folded : letter === 'ß' ? 's' : letter
    if (plainLetters.size < MOST_LETTERS) plainLetters.set(letter, found)
    return found
  })
}

/** A town writes with some dozens of them. */
const plainLetters = new Map<string, string>()
const MOST_LETTERS = 1_000

/** The next beginning of a word, but not beyond the hit: a text without blanks has no good place to be cut. */
function afterBlank(text: string, from: number, hit: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= hit ? from : blank + 1
}

function beforeBlank(text: string, to: number, start: number): number {
  const blank = text.lastIndexOf(' ', to)
  return blank > start + LENGTH / 2 ? blank : to
}

/** A stretch of a text in pieces, its hits marked. */
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

/** Neighbours of one kind as one piece, none empty. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const { text, treffer } of segments) {
    const last = result.at(-1)
    if (last?.treffer === treffer) last.text += text
    else if (text !== '') result.push({ text, treffer })
  }
  return result
}
