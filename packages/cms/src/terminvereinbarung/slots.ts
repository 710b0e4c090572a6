import type { Oeffnungszeit } from '@rathausplatz/contract'
import type { Terminangebot } from '@rathausplatz/contract/records'
import { mergedSpans, openSpans, type Span } from '@rathausplatz/kalender'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'

const MINUTE_MS = 60_000
/** Durations, pauses and beginnings are whole fives of minutes: what is taken can be said in pieces of that length. */
const CELL_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** The pieces of five minutes that a stretch touches. */
export function cellsOf({ from, to }: Span): number[] {
  const cells: number[] = []
  for (let cell = Math.floor(from / CELL_MS); cell * CELL_MS < to; cell++) cells.push(cell)
  return cells
}

type Hours = Pick<Terminangebot, 'zeiten' | 'zusatzzeiten'>

/** When somebody is there for appointments: the hours of the office that count, and what was added by hand. */
export function openTimes(
  { zeiten, zusatzzeiten }: Hours,
  hours: readonly Oeffnungszeit[],
  range: Span,
): Span[] {
  const regular = openSpans(
    hours.filter(({ typ }) => typ === zeiten),
    range,
  )
  const added = zusatzzeiten
    .map(({ beginn, ende }) => ({
      from: Math.max(Date.parse(beginn), range.from),
      to: Math.min(Date.parse(ende), range.to),
    }))
    .filter(({ from, to }) => from < to)
  return mergedSpans([...regular, ...added])
}

/** Between which moments one can book now: so many hours ahead, and to the end of the last day. */
export function bookable(
  { vorlauf_stunden, hoechstens_wochen }: Pick<Terminangebot, 'vorlauf_stunden' | 'hoechstens_wochen'>,
  now: Date,
): Span {
  const last = plusDays(berlinDay(now), hoechstens_wochen * 7)
  return {
    from: now.getTime() + vorlauf_stunden * HOUR_MS,
    to: Date.parse(startOfDay(plusDays(last, 1))),
  }
}

/** Of counters what is taken, in pieces of five minutes, and how many of them are closed when. */
export type Taken = {
  readonly cells: ReadonlyMap<number, ReadonlySet<number>>
  readonly blocked: readonly (Span & { readonly plaetze: number | null })[]
}

/** How many counters are not closed during a stretch: the first ones stay. */
function openCounters(counters: number, { blocked }: Taken, { from, to }: Span): number {
  const closed = blocked
    .filter(block => block.from < to && from < block.to)
    .map(({ plaetze }) => plaetze ?? counters)
  return Math.max(0, counters - Math.max(0, ...closed))
}

type Shape = Pick<Terminangebot, 'plaetze' | 'puffer'>

/** A stretch at a counter with the pause after it. */
export const withPause = ({ from, to }: Span, { puffer }: Pick<Shape, 'puffer'>): Span => ({
  from,
  to: to + puffer * MINUTE_MS,
})

/** The first counter that is free for all of a stretch; undefined where none is. */
export function freeCounter(shape: Shape, taken: Taken, span: Span): number | undefined {
  const cells = cellsOf(withPause(span, shape))
  for (let counter = 1; counter <= openCounters(shape.plaetze, taken, span); counter++) {
    const own = taken.cells.get(counter)
    if (!own || cells.every(cell => !own.has(cell))) return counter
  }
  return undefined
}

/**
 * When appointments of a length begin, taken or not: from the beginning of each open stretch in the measure of the offer,
 * and never so that one ends after it.
 */
export function beginnings(open: readonly Span[], takt: number, dauer: number, range: Span): number[] {
  const [step, length] = [takt * MINUTE_MS, dauer * MINUTE_MS]
  return open.flatMap(({ from, to }) => {
    const found: number[] = []
    for (let begin = Math.ceil(from / CELL_MS) * CELL_MS; begin + length <= to; begin += step)
      if (begin >= range.from && begin < range.to) found.push(begin)
    return found
  })
}

export const spanOf = (begin: number, dauer: number): Span => ({ from: begin, to: begin + dauer * MINUTE_MS })
