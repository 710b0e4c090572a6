import type { Segment } from '../search/excerpt.ts'
import type { Mark, Match } from './match.ts'

/** Length of an excerpt in characters: about two lines. */
const LENGTH = 190
/** Characters before the first mark. */
const BEFORE = 60

/** Returns the part of a place with most marks, in pieces. */
export function excerptOf({ place: { text }, marks }: Pick<Match, 'place' | 'marks'>): Segment[] {
  const first = densest(marks)
  const from = text.length <= LENGTH || first <= BEFORE ? 0 : wordStart(text, first - BEFORE, first)
  const to = text.length <= from + LENGTH ? text.length : wordEnd(text, from + LENGTH)
  const segments: Segment[] = []
  const say = (piece: string, treffer: boolean) => {
    if (piece !== '') segments.push({ text: piece.replaceAll(/\s+/g, ' '), treffer })
  }
  let at = from
  if (from > 0) say('… ', false)
  for (const { start, end } of marks) {
    if (start < at || end > to) continue
    say(text.slice(at, start), false)
    say(text.slice(start, end), true)
    at = end
  }
  say(text.slice(at, to), false)
  if (to < text.length) say(' …', false)
  return segments
}

/** Returns the mark after which most others follow within one excerpt. */
function densest(marks: readonly Mark[]): number {
  let best = marks[0]?.start ?? 0
  let most = 0
  for (const [at, { start }] of marks.entries()) {
    let count = 0
    while (marks[at + count] && (marks[at + count]?.end ?? 0) <= start + LENGTH - BEFORE) count++
    if (count > most) {
      most = count
      best = start
    }
  }
  return best
}

function wordStart(text: string, from: number, latest: number): number {
  const blank = text.slice(from, latest).search(/\s/)
  return blank === -1 ? from : from + blank + 1
}

function wordEnd(text: string, to: number): number {
  const blank = text.lastIndexOf(' ', to)
  return blank > to - BEFORE ? blank : to
}
