import type { RichElement, RichNode } from './parse-rich-text.ts'

/** Fewest columns for labels: a table with two columns fits any screen. */
const LEAST_COLUMNS = 3

/**
 * Adds `data-label` with the column heading to each body cell, so that rows can stack on narrow screens.
 * Returns undefined for a table with fewer columns or with joined cells, uneven rows or no headings.
 */
export function labelRows(table: RichElement): RichElement | undefined {
  const head = elements(table, 'thead').flatMap(part => elements(part, 'tr'))
  const rows = elements(table, 'tbody').flatMap(part => elements(part, 'tr'))
  const [headings] = head
  if (head.length !== 1 || !headings) return undefined
  const labels = cells(headings).map(wordsOf)
  const isSimple = [headings, ...rows].every(
    row =>
      cells(row).length === labels.length &&
      cells(row).every(({ attributes }) => !attributes['colspan'] && !attributes['rowspan']),
  )
  if (labels.length < LEAST_COLUMNS || !isSimple) return undefined
  return withLabels(table, labels)
}

function withLabels(table: RichElement, labels: readonly string[]): RichElement {
  const labelled = (row: RichElement): RichElement => {
    let column = 0
    const children = row.children.map(cell =>
      isCell(cell)
        ? { ...cell, attributes: { ...cell.attributes, 'data-label': labels[column++] ?? '' } }
        : cell,
    )
    return { ...row, children }
  }
  const inBody = (part: RichElement): RichElement => ({
    ...part,
    children: part.children.map(row => (isElement(row, 'tr') ? labelled(row) : row)),
  })
  return { ...table, children: table.children.map(part => (isElement(part, 'tbody') ? inBody(part) : part)) }
}

const isElement = (node: RichNode, tag: RichElement['tag']): node is RichElement =>
  typeof node !== 'string' && node.tag === tag

const isCell = (node: RichNode): node is RichElement => isElement(node, 'th') || isElement(node, 'td')

const elements = ({ children }: RichElement, tag: RichElement['tag']) =>
  children.filter((node): node is RichElement => isElement(node, tag))

const cells = ({ children }: RichElement) => children.filter(isCell)

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('')
}
