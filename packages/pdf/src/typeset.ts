import { type Block, INK, LINE, MARGIN, type Margin, type Paragraph, SHEET, type Table } from './block.ts'
import { columnsOf, GUTTER } from './columns.ts'
import type { Faces } from './faces.ts'
import { type Line, linesOf } from './lines.ts'

/** The block and the part of it to which a text belongs. All texts that form one tag share one object. */
export type Place =
  | { readonly block: Paragraph; readonly part: 'sign' | 'text' }
  | { readonly block: Table; readonly row: number; readonly isHead: boolean }

export type Bar = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: string
}

export type Mark =
  | {
      readonly kind: 'text'
      readonly place: Place
      readonly x: number
      readonly y: number
      readonly text: string
      readonly face: keyof Faces
      readonly size: number
      readonly colour: string
    }
  /** A page number, flush right. It is known only after typesetting. The whole line links to that page. */
  | {
      readonly kind: 'ref'
      readonly place: Place
      readonly ref: string
      readonly from: number
      readonly right: number
      readonly y: number
      readonly size: number
    }

/** The content of a page in reading order; `y` counts upwards from the lower edge, as in PDF. */
export type Page = { readonly bars: readonly Bar[]; readonly marks: readonly Mark[] }

/** The space kept free at the end of a line with a page number, in points. */
const ROOM_FOR_NUMBER = 64
const SIGN_SIZE_TO_BASELINE = 0.78
/** The space above and below the text of a row, in points. */
const ROW_EDGE = 4
const NO_LINE: Line = { words: [{ x: 0, text: '', face: 'plain' }], width: 0 }

/**
 * Typesets blocks on as many pages as they need. The page number of a `ref` is filled in later, when it is
 * known.
 */
export function typeset(blocks: readonly Block[], faces: Faces, margin: Margin = MARGIN): Page[] {
  const width = SHEET.width - 2 * margin.side
  const top = SHEET.height - margin.top
  const pages: { bars: Bar[]; marks: Mark[] }[] = [{ bars: [], marks: [] }]
  let y = top
  const page = () => pages.at(-1) as (typeof pages)[number]
  const turn = () => {
    pages.push({ bars: [], marks: [] })
    y = top
  }
  /** Starts a new page unless `needed` points fit on this one. */
  const begin = ({ before = 0, onNewPage }: Block, needed: number) => {
    if (page().marks.length > 0 && (onNewPage || y - before - needed < margin.bottom)) turn()
    if (page().marks.length > 0) y -= before
  }
  const putLine = (
    line: Line,
    left: number,
    base: number,
    look: { size: number; colour: string },
    place: Place,
  ) => {
    for (const { x, text, face } of line.words)
      page().marks.push({ kind: 'text', place, x: left + x, y: base, text, face, ...look })
  }

  const setParagraph = (block: Paragraph, next: Block | undefined) => {
    const { size, lead = 1.42, indent = 0, colour = INK, sign, ref, edge, rule } = block
    const height = size * lead
    const look = { size, colour }
    const lines = linesOf(block.runs, size, width - indent - (ref ? ROOM_FOR_NUMBER : 0), faces)
    const first = lines.length === 3 ? 3 : Math.min(lines.length, 2)
    begin(block, height * first + (block.leads && next ? next.size * 3 : 0))
    if (rule) page().bars.push({ x: margin.side, y: y + height * 0.25, width, height: 0.7, colour: rule })
    const left = margin.side + indent
    const place: Place = { block, part: 'text' }
    let named: Mark | undefined
    const name = () => {
      if (named) page().marks.push(named)
      named = undefined
    }
    for (const [index, line] of lines.entries()) {
      // The last line never moves to the next page alone.
      const isTurning = index > 1 && index === lines.length - 2 ? y - 2 * height < margin.bottom : false
      if (isTurning || y - height < margin.bottom) {
        name()
        turn()
      }
      const base = y - size * SIGN_SIZE_TO_BASELINE - (height - size) / 2
      if (edge) page().bars.push({ x: left - 14, y: y - height, width: 3, height, colour: edge })
      if (index === 0 && sign) {
        const words = [{ x: 0, text: sign, face: 'strong' as const }]
        putLine({ words, width: 0 }, left - indent / (block.depth ?? 1), base, look, { block, part: 'sign' })
      }
      putLine(line, left, base, look, place)
      if (index === 0 && ref) {
        const from = left + line.width + 6
        named = { kind: 'ref', place, ref, from, right: SHEET.width - margin.side, y: base, size }
      }
      y -= height
    }
    name()
  }

  const setTable = (block: Table) => {
    const { rows, size, lead = 1.3, colour = INK } = block
    const height = size * lead
    const look = { size, colour }
    const columns = columnsOf(block, width, faces)
    const set = rows.map(cells => cells.map(({ runs }, at) => linesOf(runs, size, columns[at] ?? 0, faces)))
    const heights = set.map(cells => Math.max(1, ...cells.map(lines => lines.length)) * height + 2 * ROW_EDGE)
    begin(block, (heights[0] ?? 0) + (heights[1] ?? 0))
    for (const [row, cells] of set.entries()) {
      const most = Math.max(1, ...cells.map(lines => lines.length))
      const needed = heights[row] ?? 0
      if (y - needed < margin.bottom && needed < top - margin.bottom) turn()
      // An empty cell needs a place too.
      const places = columns.map((_, at): Place => ({ block, row, isHead: rows[row]?.[at]?.isHead ?? false }))
      y -= ROW_EDGE
      for (let first = 0; first < most; ) {
        if (y - height < margin.bottom) turn()
        const fitting = Math.max(1, Math.floor((y - margin.bottom) / height))
        let left = margin.side
        for (const [at, place] of places.entries()) {
          const lines = cells[at]?.slice(first, first + fitting) ?? []
          if (first === 0 && !lines[0]?.words[0]) putLine(NO_LINE, left, y, look, place)
          for (const [index, line] of lines.entries()) {
            const base = y - index * height - size * SIGN_SIZE_TO_BASELINE - (height - size) / 2
            putLine(line, left, base, look, place)
          }
          left += (columns[at] ?? 0) + GUTTER
        }
        y -= Math.min(fitting, most - first) * height
        first += fitting
      }
      y -= ROW_EDGE
      page().bars.push({ x: margin.side, y, width, height: 0.7, colour: LINE })
    }
  }

  for (const [at, block] of blocks.entries())
    if ('rows' in block) setTable(block)
    else setParagraph(block, blocks[at + 1])
  return pages
}
