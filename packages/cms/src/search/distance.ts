/**
 * Returns the number of typing errors between two words: missing, added, replaced or swapped letters. Counts
 * up to `most`; with more errors, returns a number above `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || otherLetters(a, b) > 2 * most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] ?? most + 1
}

/** A lower bound of the letters that only one word has: one error accounts for at most two. */
function otherLetters(a: string, b: string): number {
  let only = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; only !== 0; only &= only - 1) count++
  return count
}

/** Returns the letters of a word as a bit set; some letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}
