import type { Oeffnungszeit } from '@rathausplatz/contract'
import type { Terminangebot } from '@rathausplatz/contract/records'
import { type Holidays, mergedSpans, openSpans, type Span } from '@rathausplatz/kalender'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'

const MINUTE_MS = 60_000
/**
 * Durations, pauses and beginnings are multiples of five minutes, so occupied time is stored in cells of that
 * length.
 */
const CELL_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** Returns the five-minute cells of a span. */
export function cellsOf({ from, to }: Span): number[] {
  const cells: number[] = []
  for (let cell = Math.floor(from / CELL_MS); cell * CELL_MS < to; cell++) cells.push(cell)
  return cells
}

type Hours = Pick<Terminangebot, 'zeiten' | 'zusatzzeiten'>

/**
 * Returns the times that are open for appointments: the office's opening hours of the chosen kind, and extra
 * hours.
 */
export function openTimes(
  { zeiten, zusatzzeiten }: Hours,
  hours: readonly Oeffnungszeit[],
  range: Span,
  holidays: Holidays,
): Span[] {
  const regular = openSpans(
    hours.filter(({ typ }) => typ === zeiten),
    range,
    holidays,
  )
  const added = zusatzzeiten
    .map(({ beginn, ende }) => ({
      from: Math.max(Date.parse(beginn), range.from),
      to: Math.min(Date.parse(ende), range.to),
    }))
    .filter(({ from, to }) => from < to)
  return mergedSpans([...regular, ...added])
}

/** Returns the span in which booking is possible now: from some hours ahead to the end of the last day. */
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

/** The occupied cells per counter, and blocks, each with the number of counters that it closes. */
export type Taken = {
  readonly cells: ReadonlyMap<number, ReadonlySet<number>>
  readonly blocked: readonly (Span & { readonly plaetze: number | null })[]
}

/** Returns the number of open counters during a span. Blocks close the counters with the highest numbers. */
function openCounters(counters: number, { blocked }: Taken, { from, to }: Span): number {
  const closed = blocked
    .filter(block => block.from < to && from < block.to)
    .map(({ plaetze }) => plaetze ?? counters)
  return Math.max(0, counters - Math.max(0, ...closed))
}

type Shape = Pick<Terminangebot, 'plaetze' | 'puffer'>

/** Returns a span extended by the pause after it. */
export const withPause = ({ from, to }: Span, { puffer }: Pick<Shape, 'puffer'>): Span => ({
  from,
  to: to + puffer * MINUTE_MS,
})

/** Returns the first counter that is free during the whole span; undefined if there is none. */
export function freeCounter(shape: Shape, taken: Taken, span: Span): number | undefined {
  const cells = cellsOf(withPause(span, shape))
  for (let counter = 1; counter <= openCounters(shape.plaetze, taken, span); counter++) {
    const own = taken.cells.get(counter)
    if (!own || cells.every(cell => !own.has(cell))) return counter
  }
  return undefined
}

/**
 * Returns the beginnings of appointments of a length, free or not: at regular intervals from the beginning of
 * each open span, and so that no appointment ends after its span.
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
