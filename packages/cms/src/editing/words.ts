import type { Textteil } from '@rathausplatz/contract'

/** Splits formatted text into tags, spaces and words. */
const TOKENS = /<[^>]*>|\s+|[^\s<]+|</g

/** Remaining cells of comparison tables, as a budget shared by all fields of an answer. */
export type Work = { cells: number }

/** Tests whether the table of two rows fits into the budget, and charges it if so. */
export function isWithin(work: Work, a: readonly string[], b: readonly string[]): boolean {
  const cells = a.length * b.length
  if (cells > work.cells) return false
  work.cells -= cells
  return true
}

/**
 * Returns the difference of two texts, word by word. If the table exceeds the budget, the changed middle is
 * one part.
 */
export function wordsBetween(before: string, after: string, work: Work): Textteil[] {
  const a = before.match(TOKENS) ?? []
  const b = after.match(TOKENS) ?? []
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const oldPart = a.slice(start, a.length - end)
  const newPart = b.slice(start, b.length - end)
  const between = isWithin(work, oldPart, newPart)
    ? steps(oldPart, newPart).map(({ art, of }) => ({
        art,
        text: (art === 'neu' ? newPart[of.after] : oldPart[of.before]) ?? '',
      }))
    : [{ art: 'entfernt', text: oldPart.join('') } as const, { art: 'neu', text: newPart.join('') } as const]
  return joined([
    { art: 'gleich', text: a.slice(0, start).join('') },
    ...between,
    { art: 'gleich', text: a.slice(a.length - end).join('') },
  ])
}

function joined(parts: readonly Textteil[]): Textteil[] {
  const whole: Textteil[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (part.text === '') continue
    if (last?.art === part.art) last.text += part.text
    else whole.push({ ...part })
  }
  return whole
}

export type Step = { art: Textteil['art']; of: { before: number; after: number } }

/** Returns the shortest edit script from one row to the other; removals come before additions. */
export function steps(a: readonly string[], b: readonly string[]): Step[] {
  const width = b.length + 1
  // Length of the longest common subsequence of both tails.
  const common = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))

  const way: Step[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const of = { before: i, after: j }
    if (i < a.length && j < b.length && a[i] === b[j]) {
      way.push({ art: 'gleich', of })
      i++
      j++
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      way.push({ art: 'entfernt', of })
      i++
    } else {
      way.push({ art: 'neu', of })
      j++
    }
  }
  return way
}
