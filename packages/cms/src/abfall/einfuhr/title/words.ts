/** Most words of a title: no real title has more. */
const MOST_WORDS = 60

/** A word of a title. */
export type Word = {
  readonly text: string
  /** The index of the list item that holds the word. */
  readonly part: number
  /** The first half of a word that a later word completes: „Rest- und Biomüll“. */
  readonly isHalf: boolean
  readonly isInBrackets: boolean
  /** The position in the title. */
  readonly from: number
  readonly to: number
}

export const joined = (text: string): string => text.replaceAll('-', '')

/** Splits a folded title into words, each with the list item that holds it. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let part = 0
  let depth = 0
  for (const { 0: piece, index } of text.matchAll(
    /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(-(?![\p{L}\p{N}]))?|[^\p{L}\p{N}\s]/gu,
  )) {
    if (words.length >= MOST_WORDS) break
    if (piece === '(' || piece === '[') depth++
    if (piece === ')' || piece === ']') depth--
    if (/^[\p{L}\p{N}]/u.test(piece) && piece !== 'und' && piece !== 'sowie' && piece !== 'u') {
      const isHalf = piece.endsWith('-')
      words.push({
        text: isHalf ? piece.slice(0, -1) : piece,
        part,
        isHalf,
        isInBrackets: depth > 0,
        from: index,
        to: index + piece.length,
      })
    } else if (piece !== '.') part++
  }
  return words
}
