import type { Block, Cell, Paragraph, Run } from '@rathausplatz/pdf'
import { Parser } from 'htmlparser2'

const SIZE = 10.5
const STEP = 16
/** Most columns of a table: with more, each would be as narrow as a word. */
const MOST_COLUMNS = 10

/** Headings of a text rank below those of the sheet. */
const HEADINGS: Readonly<Record<string, Paragraph['role']>> = { h2: 'h4', h3: 'h5', h4: 'h6' }
const NAMES: ReadonlySet<string> = new Set(['caption', 'dt', ...Object.keys(HEADINGS)])
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'li', 'dd', 'blockquote', ...NAMES])
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/** Converts formatted text to blocks; headings, points and tables keep their roles. */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = []
  const lists: { count: number | undefined }[] = []
  let runs: Run[] = []
  let strong = 0
  let sign = ''
  let name: string | undefined
  let role: Paragraph['role']
  let quoted = 0
  /** Depth of nested tables: an inner table becomes text of its cell. */
  let tables = 0
  let rows: Cell[][] = []
  let hasMergedCells = false
  let isInCell = false
  /** The mark of an item in a cell, until its text begins: both are on one line. */
  let openMark: Run | undefined

  const end = () => {
    if (isInCell) {
      const last = runs.at(-1)
      if (last && last !== openMark && last.text !== '\n') runs.push({ text: '\n' })
      return
    }
    const said = trimmed(runs)
    runs = []
    if (said.length === 0) return
    const what = role ?? (quoted > 0 ? 'quote' : undefined)
    const is = what ? { role: what, depth: Math.max(1, lists.length) } : {}
    const indent = (lists.length + quoted) * STEP
    blocks.push(
      name
        ? {
            ...is,
            runs: said.map(({ text }) => ({ text, strong: true })),
            size: SIZE + 1,
            before: 10,
            leads: true,
          }
        : {
            ...is,
            runs: said,
            size: SIZE,
            before: lists.length > 0 ? 3 : 7,
            indent,
            ...(sign ? { sign } : {}),
          },
    )
    sign = ''
    // Further paragraphs of a point belong to it.
    role = lists.length > 0 ? 'more' : undefined
  }
  const parser = new Parser({
    onopentag(tag, { start, colspan, rowspan }) {
      if (PARAGRAPHS.has(tag) || LISTS.has(tag)) end()
      if (tag === 'ul') lists.push({ count: undefined })
      if (tag === 'ol') lists.push({ count: Number(start ?? 1) || 1 })
      const list = lists.at(-1)
      if (tag === 'li') {
        const mark = list?.count === undefined ? '•' : `${list.count++}.`
        if (isInCell) {
          openMark = { text: `${mark} ` }
          runs.push(openMark)
        } else sign = mark
        role = 'point'
      }
      if (NAMES.has(tag)) {
        name = tag
        role = tag === 'dt' ? 'term' : HEADINGS[tag]
      }
      if (tag === 'dd') role = 'more'
      if (tag === 'blockquote') quoted++
      if (tag === 'strong' || tag === 'th') strong++
      if (tag === 'br') runs.push({ text: '\n' })
      if (tag === 'table') {
        end()
        if (tables++ === 0) {
          rows = []
          hasMergedCells = false
        }
      }
      if (tag === 'tr' && tables === 1) rows.push([])
      if (CELLS.has(tag)) {
        if (tables === 1) {
          runs = []
          isInCell = true
          hasMergedCells ||= [colspan, rowspan].some(span => Number(span) > 1)
        } else end()
      }
    },
    ontext(text) {
      runs.push({ text: text.replaceAll(/[\t\n\r ]+/g, ' '), strong: strong > 0 || name !== undefined })
    },
    onclosetag(tag) {
      if (tag === 'li') openMark = undefined
      if (PARAGRAPHS.has(tag)) end()
      if (CELLS.has(tag) && tables === 1) {
        rows.at(-1)?.push({ runs: trimmed(runs), isHead: tag === 'th' })
        runs = []
        isInCell = false
      }
      if (tag === 'table' && --tables === 0) blocks.push(...tableOf(rows, hasMergedCells))
      if (LISTS.has(tag)) {
        end()
        // Drops the mark of an empty item, so that the next paragraph does not get it.
        sign = ''
        lists.pop()
        role = lists.length > 0 ? 'more' : undefined
      }
      if (NAMES.has(tag)) name = undefined
      if (NAMES.has(tag) || tag === 'dd') role = undefined
      if (tag === 'blockquote') quoted--
      if (tag === 'strong' || tag === 'th') strong--
    },
  })
  parser.end(html)
  end()
  return blocks
}

/**
 * Returns a table, or its rows as paragraphs if it is too wide for paper or has merged cells, whose columns
 * would shift.
 */
function tableOf(rows: readonly (readonly Cell[])[], hasMergedCells: boolean): Block[] {
  const filled = rows.filter(({ length }) => length > 0)
  if (filled.length === 0) return []
  if (!hasMergedCells && filled.every(({ length }) => length <= MOST_COLUMNS))
    return [{ rows: filled, size: SIZE - 0.5, before: 7 }]
  const between = (at: number): Run[] => (at > 0 ? [{ text: ' · ' }] : [])
  return filled.map(row => ({
    runs: row.flatMap(({ runs }, at) => [...between(at), ...runs]),
    size: SIZE,
    before: 7,
  }))
}

/** Removes empty runs at the start and the end. */
function trimmed(runs: readonly Run[]): Run[] {
  const isSaid = ({ text }: Run) => text.trim() !== ''
  const first = runs.findIndex(isSaid)
  return first < 0 ? [] : runs.slice(first, runs.findLastIndex(isSaid) + 1)
}
