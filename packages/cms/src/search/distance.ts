/**
 * Typing errors between two words: letters left out, put in, exchanged for others or with their neighbour. Counts to
 * `most` and gives up beyond it.
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

/** How many letters only one of two words has, or fewer: an error makes no more than two of them. */
function otherLetters(a: string, b: string): number {
  let only = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; only !== 0; only &= only - 1) count++
  return count
}

/** Which letters a word has, a bit for each; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}
