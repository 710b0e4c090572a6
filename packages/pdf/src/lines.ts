import type { Run } from './block.ts'
import { type Face, type Faces, legible } from './faces.ts'

export type Word = { readonly x: number; text: string; readonly face: keyof Faces }
export type Line = { readonly words: Word[]; width: number }

/** Where a word may break: after a hyphen, a dash or a slash, and at a soft hyphen. */
const JOINTS = /(?<=[\p{L}\d][-–/])(?=\p{L}{2})|(?<=\u00ad)/u

/**
 * Wraps words into lines. A word that does not fit breaks at a joint; a part that is longer than a line
 * breaks at the end of the line.
 */
export function linesOf(runs: readonly Run[], size: number, width: number, faces: Faces): Line[] {
  const lines: Line[] = [{ words: [], width: 0 }]
  const turn = (isBetweenWords: boolean) => {
    // Keeps the invisible blank at the line end for screen readers and for copied text.
    const last = lines.at(-1)?.words.at(-1)
    if (last && isBetweenWords) last.text += ' '
    lines.push({ words: [], width: 0 })
  }
  const put = (text: string, face: keyof Faces, gap: number) => {
    const line = lines.at(-1) as Line
    const last = line.words.at(-1)
    if (last && gap > 0) last.text += ' '
    // Text of the same face stays one piece.
    if (last?.face === face) last.text += text
    else line.words.push({ x: line.width + gap, text, face })
    line.width += gap + faces[face].widthOf(text, size)
  }
  let isAfterSpace = false
  for (const { text, strong } of runs) {
    const face = strong ? 'strong' : 'plain'
    const space = faces[face].widthOf(' ', size)
    for (const [at, paragraph] of legible(text).split('\n').entries()) {
      if (at > 0) turn(true)
      for (const word of paragraph.split(/( +)/)) {
        if (word.trim() === '') {
          isAfterSpace ||= word !== ''
          continue
        }
        for (const part of word.split(JOINTS)) {
          const { width: used } = lines.at(-1) as Line
          const wanted = isAfterSpace && used > 0 ? space : 0
          const fits = used + wanted + faces[face].widthOf(part, size) <= width
          if (used > 0 && !fits) turn(isAfterSpace)
          isAfterSpace = false
          for (const [index, piece] of broken(part, faces[face], width, size).entries()) {
            if (index > 0) turn(false)
            put(piece, face, fits ? wanted : 0)
          }
        }
      }
    }
  }
  return lines
}

/** Splits a word into pieces that fit a line. */
function broken(word: string, face: Face, width: number, size: number): string[] {
  if (face.widthOf(word, size) <= width) return [word]
  const pieces: string[] = ['']
  let used = 0
  for (const letter of word) {
    const more = face.widthOf(letter, size)
    if (used + more > width) {
      pieces.push('')
      used = 0
    }
    pieces[pieces.length - 1] += letter
    used += more
  }
  return pieces
}

/** Returns as much of a text as fits on one line; a text that is cut ends in an ellipsis. */
export function shortened(text: string, face: Face, size: number, width: number): string {
  const line = legible(text).replaceAll('\n', ' ')
  if (face.widthOf(line, size) <= width) return line
  const letters = Array.from(line)
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (face.widthOf(`${letters.slice(0, middle).join('')}…`, size) <= width) low = middle
    else high = middle - 1
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`
}
