import type { Side, Span } from './spans.ts'

/** Offices write „31–999“ for all houses from 31 on. */
const END_OF_STREET = 999

/** Whether these parts of a street have all of its house numbers. */
export const coversAll = (spans: readonly Span[]): boolean =>
  (['gerade', 'ungerade'] as const).every(side => coversSide(spans, side))

function coversSide(spans: readonly Span[], side: Side): boolean {
  const ofSide = spans
    .filter(one => one.side === undefined || one.side === side)
    .map(({ from, to }) => ({
      // „ab 17b“ lacks 17, and „bis 17a“ lacks 17b.
      from: from.suffix === '' ? from.number : from.number + 1,
      to: to.suffix === '' ? to.number : to.number - 1,
    }))
    .toSorted((one, other) => one.from - other.from)
  /** The first number of this side that no part has. */
  let open = side === 'gerade' ? 2 : 1
  for (const { from, to } of ofSide)
    if (from <= open && to >= open) open += 2 * (Math.floor((to - open) / 2) + 1)
  return open > END_OF_STREET
}
