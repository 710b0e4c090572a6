import type { Face, Fonts } from './fonts.ts'

/** A sheet of A4, in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const
export const MARGIN = { top: 78, bottom: 88, side: 68 } as const

export type Colour = readonly [red: number, green: number, blue: number]
export const INK: Colour = [0.1, 0.12, 0.14]
export const QUIET: Colour = [0.36, 0.39, 0.41]
export const LINE: Colour = [0.78, 0.76, 0.72]
export const SEALED: Colour = [0.5, 0.09, 0.11]

export type Run = { readonly text: string; readonly strong?: boolean }

/** A paragraph, however it looks: a heading, a line of the agenda, a point of a list. */
export type Block = {
  readonly runs: readonly Run[]
  readonly size: number
  /** From one line to the next, as a multiple of the size. */
  readonly lead?: number
  readonly colour?: Colour
  readonly before?: number
  readonly indent?: number
  /** Stands before the first line, within the indent: a number, a dot. */
  readonly sign?: string
  /** The page of this goes to the end of the first line, behind dots. */
  readonly ref?: string
  /** A bar down its side. */
  readonly edge?: Colour
  /** Never the last on its page. */
  readonly leads?: boolean
  /** A line above it, across the page. */
  readonly rule?: Colour
  /** Begins a page. */
  readonly onNewPage?: boolean
}

export type Mark =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly face: keyof Fonts
      readonly size: number
      readonly colour: Colour
    }
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: Colour
    }
  /** Where the number of a page will stand, flush right, and what leads there when it is clicked. */
  | {
      readonly kind: 'ref'
      readonly ref: string
      readonly from: number
      readonly right: number
      readonly y: number
      readonly size: number
    }

/** What stands on a page; upwards from its lower edge, as PDF counts. */
export type Page = { readonly marks: readonly Mark[] }

const WIDTH = SHEET.width - 2 * MARGIN.side
/** Kept free at the end of a line that names a page. */
const ROOM_FOR_NUMBER = 64
const SIGN_SIZE_TO_BASELINE = 0.78

/** Sets paragraphs on as many pages as they need. Where the pages that they name will be need not be known yet. */
export function typeset(blocks: readonly Block[], fonts: Fonts): Page[] {
  let marks: Mark[] = []
  const pages: { marks: Mark[] }[] = [{ marks }]
  let y = SHEET.height - MARGIN.top
  const turn = () => {
    marks = []
    pages.push({ marks })
    y = SHEET.height - MARGIN.top
  }

  for (const [place, block] of blocks.entries()) {
    const { size, lead = 1.42, indent = 0, colour = INK, before = 0 } = block
    const height = size * lead
    const lines = linesOf(block.runs, size, WIDTH - indent - (block.ref ? ROOM_FOR_NUMBER : 0), fonts)
    const isFirst = marks.length === 0
    const next = block.leads ? blocks[place + 1] : undefined
    const needed = before + height * Math.min(lines.length, 2) + (next ? next.size * 3 : 0)
    if (!isFirst && (block.onNewPage || y - needed < MARGIN.bottom)) turn()
    if (marks.length > 0) y -= before
    if (block.rule)
      marks.push({
        kind: 'bar',
        x: MARGIN.side,
        y: y + height * 0.25,
        width: WIDTH,
        height: 0.7,
        colour: block.rule,
      })
    for (const [index, line] of lines.entries()) {
      if (y - height < MARGIN.bottom) turn()
      const base = y - size * SIGN_SIZE_TO_BASELINE - (height - size) / 2
      const left = MARGIN.side + indent
      if (block.edge)
        marks.push({ kind: 'bar', x: left - 14, y: y - height, width: 3, height, colour: block.edge })
      if (index === 0 && block.sign)
        marks.push({ kind: 'text', x: MARGIN.side, y: base, text: block.sign, face: 'strong', size, colour })
      for (const { x, text, face } of line.words)
        marks.push({ kind: 'text', x: left + x, y: base, text, face, size, colour })
      if (index === 0 && block.ref)
        marks.push({
          kind: 'ref',
          ref: block.ref,
          from: left + line.width + 6,
          right: SHEET.width - MARGIN.side,
          y: base,
          size,
        })
      y -= height
    }
  }
  return pages
}

type Line = { words: { x: number; text: string; face: keyof Fonts }[]; width: number }

/** Words in lines; one that is longer than a line is broken where the line ends. */
function linesOf(runs: readonly Run[], size: number, width: number, fonts: Fonts): Line[] {
  const lines: Line[] = [{ words: [], width: 0 }]
  const widthOf = (text: string, face: keyof Fonts) => fonts[face].widthOf(text, size)
  const put = (text: string, face: keyof Fonts, gap: number) => {
    const line = lines.at(-1) as Line
    const last = line.words.at(-1)
    // One piece of text as long as nothing changes: who copies it gets its spaces too.
    if (last?.face === face) last.text += (gap > 0 ? ' ' : '') + text
    else line.words.push({ x: line.width + gap, text, face })
    line.width += gap + widthOf(text, face)
  }
  let isAfterSpace = false
  for (const { text, strong } of runs) {
    const face = strong ? 'strong' : 'plain'
    const space = widthOf(' ', face)
    for (const [at, paragraph] of text.split('\n').entries()) {
      if (at > 0) lines.push({ words: [], width: 0 })
      for (const part of paragraph.split(/( +)/)) {
        if (part.trim() === '') {
          isAfterSpace ||= part !== ''
          continue
        }
        const { width: used } = lines.at(-1) as Line
        const wanted = isAfterSpace && used > 0 ? space : 0
        const fits = used + wanted + widthOf(part, face) <= width
        isAfterSpace = false
        if (used > 0 && !fits) lines.push({ words: [], width: 0 })
        for (const [index, piece] of broken(part, face, width, size, fonts).entries()) {
          if (index > 0) lines.push({ words: [], width: 0 })
          put(piece, face, fits ? wanted : 0)
        }
      }
    }
  }
  return lines
}

/** A word in pieces that fit a line. */
function broken(word: string, face: keyof Fonts, width: number, size: number, fonts: Fonts): string[] {
  if (fonts[face].widthOf(word, size) <= width) return [word]
  const pieces: string[] = ['']
  let used = 0
  for (const letter of word) {
    const more = fonts[face].widthOf(letter, size)
    if (used + more > width) {
      pieces.push('')
      used = 0
    }
    pieces[pieces.length - 1] += letter
    used += more
  }
  return pieces
}

/** As much of a text as fits in one line. */
export function shortened(text: string, face: Face, size: number, width: number): string {
  if (face.widthOf(text, size) <= width) return text
  const letters = Array.from(text)
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (face.widthOf(`${letters.slice(0, middle).join('')}…`, size) <= width) low = middle
    else high = middle - 1
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`
}
