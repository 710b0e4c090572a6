import { compareNumbers, FIRST, type HouseNumber, LAST, numberInWords } from './house-number.ts'

export type Side = 'gerade' | 'ungerade'

/** House numbers of one part of a street, from one to another, on one side or on both. */
export type Span = { readonly from: HouseNumber; readonly to: HouseNumber; readonly side?: Side }

export const sideOf = ({ number }: HouseNumber): Side => (number % 2 === 0 ? 'gerade' : 'ungerade')

export const isSingle = ({ from, to }: Span): boolean => compareNumbers(from, to) === 0

/**
 * The order of the written form. Ranges of both sides come last, because a side applies to the ranges before
 * it.
 */
export const inWrittenOrder = (spans: readonly Span[]): Span[] => {
  const isLast = (one: Span): number => (one.side === undefined && !isSingle(one) ? 1 : 0)
  return spans.toSorted(
    (a, b) => isLast(a) - isLast(b) || compareNumbers(a.from, b.from) || compareNumbers(a.to, b.to),
  )
}

/** Writes spans in the one form in which an import stores them: „1–19 ungerade, 42a, ab 50“. */
export const spansInWords = (spans: readonly Span[]): string => inWrittenOrder(spans).map(inWords).join(', ')

function inWords(span: Span): string {
  const { from, to, side = '' } = span
  const [isFromFirst, isToLast] = [compareNumbers(from, FIRST) === 0, compareNumbers(to, LAST) === 0]
  if (isFromFirst && isToLast) return side || 'alle'
  const [first, last] = [numberInWords(from), numberInWords(to)]
  const range = isSingle(span)
    ? first
    : isFromFirst
      ? `bis ${last}`
      : isToLast
        ? `ab ${first}`
        : `${first}–${last}`
  return side ? `${range} ${side}` : range
}

/**
 * Returns how exactly the spans name a house: 0 if they do not include it, 1 if they include every house, and
 * 4 for its very number.
 */
export function rankIn(spans: readonly Span[], house: HouseNumber): number {
  return spans.length === 0 ? 1 : Math.max(...spans.map(span => rankInSpan(span, house)))
}

function rankInSpan(span: Span, house: HouseNumber): number {
  const { from, to, side } = span
  if (side !== undefined && sideOf(house) !== side) return 0
  if (isSingle(span)) {
    if (from.number !== house.number) return 0
    return from.suffix === house.suffix ? 4 : from.suffix === '' ? 3 : 0
  }
  if (compareNumbers(house, from) < 0) return 0
  // „bis 17“ includes 17a, and „bis 17a“ does not include 17b.
  const isBefore = compareNumbers(house, to) <= 0 || (to.suffix === '' && house.number === to.number)
  return isBefore ? 2 : 0
}
