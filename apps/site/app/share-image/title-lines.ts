export type Box = { width: number; height: number }
export type Lines = { lines: string[]; size: number; lineHeight: number }

/** Measures the width of a text at a size, in pixels. */
export type Measure = (text: string, size: number) => number

/** Font sizes in pixels. The smallest one is still readable in a list of messages. */
const SIZES = [78, 70, 62, 55, 49, 44, 40] as const
const LINE = 1.16

/**
 * Breaks a title into lines at the largest size that fits. A text that is too long for the smallest size ends
 * with an ellipsis.
 */
export function titleLines(title: string, { width, height }: Box, measure: Measure): Lines {
  const words = title
    .replaceAll('\u00AD', '')
    .split(/[ \t\n\r]+/)
    .filter(Boolean)
  for (const size of SIZES) {
    const lines = wrap(words, text => measure(text, size) <= width)
    if (lines && lines.length * size * LINE <= height) return { lines, size, lineHeight: size * LINE }
  }
  const size = SIZES.at(-1) ?? 40
  const fits = (text: string) => measure(text, size) <= width
  const lines =
    wrap(
      words.flatMap(word => pieces(word, fits)),
      fits,
    ) ?? []
  const most = Math.floor(height / (size * LINE))
  return { lines: lines.length > most ? cut(lines, most, fits) : lines, size, lineHeight: size * LINE }
}

/** Wraps words into lines; undefined if a word is longer than a line. */
function wrap(words: readonly string[], fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (!fits(word)) return undefined
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Splits a word that is longer than a line into pieces that fit. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const letters = Array.from(word)
  let length = letters.length - 1
  while (length > 1 && !fits(`${letters.slice(0, length).join('')}-`)) length -= 1
  return [`${letters.slice(0, length).join('')}-`, ...pieces(letters.slice(length).join(''), fits)]
}

function cut(lines: readonly string[], most: number, fits: (text: string) => boolean): string[] {
  const kept = lines.slice(0, most)
  let last = kept.at(-1) ?? ''
  while (last.includes(' ') && !fits(`${last} …`)) last = last.slice(0, last.lastIndexOf(' '))
  return [...kept.slice(0, -1), `${last} …`]
}
