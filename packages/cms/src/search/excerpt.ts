import { plainForm, words } from './words.ts'

/** A piece of an excerpt; `treffer` marks words that the question asked for. */
export type Segment = { text: string; treffer: boolean }

const LENGTH = 180
/** So much of it stands before the first hit. */
const BEFORE = 50
/** Hits that are looked at; a good place is among the first. */
const MOST_HITS = 60

type Hit = { start: number; end: number; wort: string }

/** About two lines of a text, around where the most different words of the question stand; else its beginning. */
export function excerpt(text: string, wanted: ReadonlySet<string>): Segment[] {
  const hits = hitsIn(text, wanted)
  const best = bestPlace(hits)
  const from = Math.max(0, Math.min((best?.start ?? 0) - BEFORE, text.length - LENGTH))
  const start = from === 0 ? 0 : afterBlank(text, from, best?.start ?? from)
  const end = start + LENGTH >= text.length ? text.length : beforeBlank(text, start + LENGTH, start)
  const within = hits.filter(hit => hit.start >= start && hit.end <= end)
  const segments: Segment[] = []
  let at = start
  for (const hit of within) {
    segments.push({ text: text.slice(at, hit.start), treffer: false })
    segments.push({ text: text.slice(hit.start, hit.end), treffer: true })
    at = hit.end
  }
  segments.push({ text: text.slice(at, end), treffer: false })
  if (start > 0) segments.unshift({ text: '… ', treffer: false })
  if (end < text.length) segments.push({ text: ' …', treffer: false })
  return joined(segments)
}

/** The wanted words that a text holds near each other, for every place where one stands. */
export function placesOf(text: string, wanted: ReadonlySet<string>): string[][] {
  const hits = hitsIn(text, wanted)
  return hits.map(({ start }, from) =>
    hits
      .slice(from)
      .filter(({ end }) => end <= start + LENGTH)
      .map(({ wort }) => wort),
  )
}

/** Words of the text that are wanted. Only those that begin like one of them are brought to their stem. */
function hitsIn(text: string, wanted: ReadonlySet<string>): Hit[] {
  const beginnings = [...new Set([...wanted].map(word => word.slice(0, 2)))].filter(word =>
    /^[\p{L}\p{N}]+$/u.test(word),
  )
  if (beginnings.length === 0) return []
  const plain = withoutMarks(text)
  const candidate = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{N}]*`, 'gu')
  const hits: Hit[] = []
  for (const { 0: word, index } of plain.matchAll(candidate)) {
    const end = index + word.length
    const part = words(text.slice(index, end)).find(({ wort }) => wanted.has(wort))
    if (part) hits.push({ start: index + part.start, end: index + part.end, wort: part.wort })
    if (hits.length === MOST_HITS) break
  }
  return hits
}

/** Small letters without marks, each at its place. */
function withoutMarks(text: string): string {
  const plain = text.replaceAll(/\P{ASCII}/gu, letter => {
    const folded = plainForm(letter)
    return folded.length === letter.length ? folded : letter === 'ß' ? 's' : letter
  })
  return plain.replaceAll(/[A-Z]/g, letter => letter.toLowerCase())
}

/** The hit from which on the most different words stand together. */
function bestPlace(hits: readonly Hit[]): Hit | undefined {
  let best: Hit | undefined
  let most = 0
  for (const [index, hit] of hits.entries()) {
    const near = new Set<string>()
    for (let i = index; i < hits.length; i++) {
      const other = hits[i]
      if (!other || other.end > hit.start - BEFORE + LENGTH) break
      near.add(other.wort)
    }
    if (near.size > most) {
      most = near.size
      best = hit
    }
  }
  return best
}

/** The next beginning of a word, but not beyond the hit: a text without blanks has no good place to be cut. */
function afterBlank(text: string, from: number, hit: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= hit ? from : blank + 1
}

function beforeBlank(text: string, to: number, start: number): number {
  const blank = text.lastIndexOf(' ', to)
  return blank > start + LENGTH / 2 ? blank : to
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
