import { folded } from './closed-words.ts'
import { SAYS_NUMBER } from './judge-agenda.ts'

type Counted = { readonly number: string; readonly order: unknown }

/**
 * Whether the numbers and the positions of an agenda are complete. A server may leave out non-public items
 * without a word: then they begin at 3, or 2 is missing.
 */
export function isWithoutGap(items: readonly Counted[]): boolean {
  return isEven(items.flatMap(({ order }) => (typeof order === 'number' ? [order] : []))) && numbersOf(items)
}

/** Positions count from 0 or 1 in steps of one, or in any other equal steps from 0 or the step. */
function isEven(orders: readonly number[]): boolean {
  const sorted = [...new Set(orders)].toSorted((a, b) => a - b)
  const [first, second] = sorted
  if (first === undefined) return true
  const step = second === undefined ? 1 : second - first
  return sorted.every((order, index) => order === first + index * step) && (first === 0 || first === step)
}

/** „3.1“ and „3.2“ count below 3; „A 1“ and „1“ count apart, „TOP 1“ and „1“ do not. */
function numbersOf(items: readonly Counted[]): boolean {
  const below = new Map<string, Set<number>>()
  for (const { number } of items) {
    const [letters = ''] = /^\D*/u.exec(folded(number)) ?? []
    let above = (letters.match(/\p{L}+/gu) ?? []).filter(word => !SAYS_NUMBER.has(word)).join(' ')
    for (const one of folded(number).match(/\d+/gu) ?? []) {
      const siblings = below.get(above) ?? new Set()
      below.set(above, siblings.add(Number(one)))
      above += ` ${Number(one)}`
    }
  }
  return [...below.values()].every(siblings => {
    const sorted = [...siblings].toSorted((a, b) => a - b)
    const first = sorted[0] ?? 1
    return first <= 1 && sorted.every((one, index) => one === first + index)
  })
}
