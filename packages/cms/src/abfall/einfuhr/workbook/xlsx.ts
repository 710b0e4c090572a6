import { beginningOf } from '../cell-text.ts'
import { type Archive, attributeOf } from './archive.ts'
import { commentsOfSheet } from './comments.ts'
import { isOn, readStyles } from './formats.ts'
import {
  type Beside,
  dayOfSerial,
  fillMerged,
  firstTexts,
  type Merged,
  MOST_CELLS,
  MOST_ROWS,
  type Sheet,
  type SheetRows,
  timeOfSerial,
  withoutHidden,
} from './sheet.ts'

const MOST_TEXTS = 1_000_000
const LONGEST_CELL = 2_000
const WORKSHEET = /^xl\/worksheets\/[^/]*\.xml$/i

/** What all sheets of a workbook need: its texts, its styles, and the day from which it counts. */
type Book = {
  readonly texts: readonly string[]
  /** The parts of the texts that are struck through, by the index of the text. */
  readonly struckTexts: ReadonlyMap<number, string>
  readonly styles: Awaited<ReturnType<typeof readStyles>>
  readonly is1904: boolean
}

export const isXlsx = ({ names }: Archive): boolean => names.some(name => WORKSHEET.test(name))

/** Returns the sheets of a workbook, in the order of its tabs. */
export async function xlsxSheets(archive: Archive): Promise<readonly Sheet[]> {
  const named: { name: string; id: string; isHidden: boolean }[] = []
  let is1904 = false
  await archive.xml('xl/workbook.xml', {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = /^(?:1|true|on)$/i.test(attributes['date1904'] ?? '')
      else if (tag === 'sheet')
        named.push({
          name: attributes['name'] ?? '',
          id: attributeOf(attributes, 'id') ?? '',
          isHidden: /hidden/i.test(attributes['state'] ?? ''),
        })
    },
  })
  const targets = new Map<string, string>()
  const parts: Record<'sharedStrings' | 'styles', string> = { sharedStrings: '', styles: '' }
  await archive.xml('xl/_rels/workbook.xml.rels', {
    open(tag, attributes) {
      if (tag !== 'Relationship') return
      const target = pathOf(attributes['Target'] ?? '')
      targets.set(attributes['Id'] ?? '', target)
      const [, type] = /\/(sharedStrings|styles)$/.exec(attributes['Type'] ?? '') ?? []
      if (type === 'sharedStrings' || type === 'styles') parts[type] = target
    },
  })
  let book: Promise<Book> | undefined
  const bookOf = async (): Promise<Book> => ({
    ...(await readTexts(archive, parts.sharedStrings || 'xl/sharedStrings.xml')),
    styles: await readStyles(archive, parts.styles || 'xl/styles.xml'),
    is1904,
  })
  const rowsOf = (path: string) => async () => {
    book ??= bookOf()
    return readRows(archive, path, await book)
  }
  const known = new Set([...targets.values()].map(path => path.toLowerCase()))
  const files = archive.names.filter(name => WORKSHEET.test(name)).toSorted(byNumber)
  // Some programs name a file in the list that is called otherwise in the archive.
  const others = files.filter(name => !known.has(name.toLowerCase()))
  const sheets = named.flatMap(({ name, id, isHidden }) => {
    const target = targets.get(id) ?? ''
    const path = archive.has(target) ? target : others.shift()
    return path === undefined ? [] : [{ name, isHidden, read: rowsOf(path) }]
  })
  return sheets.length > 0 ? sheets : files.map(path => ({ name: '', isHidden: false, read: rowsOf(path) }))
}

const byNumber = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

/** Targets are relative to the workbook, or begin with a slash. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

async function readRows(
  archive: Archive,
  path: string,
  { texts, struckTexts, styles, is1904 }: Book,
): Promise<SheetRows> {
  const rows: string[][] = []
  const merged: Merged[] = []
  const struck: Beside[] = []
  const hidden: number[] = []
  const hiddenColumns: number[] = []
  let row: string[] = []
  let struckInRow: string[] = []
  let isRowHidden = false
  let cell = { at: 0, type: '', format: 'zahl', isStruck: false }
  let value = ''
  /** The struck runs of a text within the cell. */
  let struckText = ''
  let isRunStruck = false
  let formula: string | undefined
  /** The element whose text is read. */
  let inside: 'v' | 'f' | undefined
  let isSpoken = false

  const valueOf = (): string => {
    if (cell.type === 's') return texts[Number(value)] ?? ''
    // A formula that no program has calculated has no value.
    if (value === '' && formula !== undefined) return `=${formula}`
    if (cell.type === 'b') return value === '1' ? 'WAHR' : 'FALSCH'
    if (cell.type !== 'n' || value === '') return value
    const number = Number(value)
    if (cell.format === 'tag') return dayOfSerial(number, is1904) ?? value
    if (cell.format === 'zeit') return timeOfSerial(number) ?? value
    return is1904 && number > 35_000 && number < 60_000 ? (dayOfSerial(number, true) ?? value) : value
  }

  const takeCell = (): void => {
    while (row.length < cell.at) row.push('')
    const text = valueOf().trim()
    const gone = cell.isStruck
      ? text
      : (struckTexts.get(cell.type === 's' ? Number(value) : -1) ?? struckText)
    if (gone.trim() !== '') struckInRow.push(gone.trim())
    row[cell.at] = cell.isStruck ? '' : text
  }

  await archive.xml(path, {
    open(tag, attributes) {
      if (tag === 'row') {
        row = []
        struckInRow = []
        isRowHidden = /^(?:1|true)$/i.test(attributes['hidden'] ?? '')
        const nr = Math.min(Number(attributes['r'] ?? 0), MOST_ROWS)
        while (rows.length < nr - 1) rows.push([])
      } else if (tag === 'col' && /^(?:1|true)$/i.test(attributes['hidden'] ?? ''))
        hiddenColumns.push(...columnsIn(attributes))
      else if (tag === 'c') {
        cell = {
          at: columnOf(attributes['r'] ?? '') ?? row.length,
          type: attributes['t'] ?? 'n',
          ...(styles[Number(attributes['s'] ?? 0)] ?? { format: 'zahl', isStruck: false }),
        }
        value = ''
        struckText = ''
        isRunStruck = false
        formula = undefined
      } else if (tag === 'f') {
        inside = 'f'
        formula = ''
      } else if (tag === 'v' || (tag === 't' && !isSpoken)) inside = 'v'
      else if (tag === 'rPh') isSpoken = true
      else if (tag === 'strike') isRunStruck = isOn(attributes)
      else if (tag === 'mergeCell') merged.push(...mergedIn(attributes['ref'] ?? ''))
    },
    text(text) {
      if (inside === 'v' && isRunStruck) struckText = `${struckText}${text}`.slice(0, LONGEST_CELL)
      else if (inside === 'v' && value.length < LONGEST_CELL) value += text
      else if (inside === 'f') formula = `${formula ?? ''}${text}`.slice(0, 80)
    },
    close(tag) {
      if (tag === 'v' || tag === 't' || tag === 'f') inside = undefined
      else if (tag === 'rPh') isSpoken = false
      else if (tag === 'r') isRunStruck = false
      else if (tag === 'c' && cell.at < MOST_CELLS) takeCell()
      else if (tag === 'row' && rows.length < MOST_ROWS) {
        rows.push(row)
        if (isRowHidden) hidden.push(rows.length - 1)
        if (struckInRow.length > 0) struck.push({ zeile: rows.length, texts: struckInRow })
      }
    },
  })
  fillMerged(rows, merged)
  const comments = await commentsOfSheet(archive, path)
  return {
    rows,
    struck,
    hidden: withoutHidden(rows, hidden),
    hiddenColumns: firstTexts(rows, hiddenColumns),
    comments,
  }
}

/**
 * Returns the texts that the cells share, without the reading aids of Asian scripts. Runs that are struck
 * through are kept apart.
 */
async function readTexts(archive: Archive, name: string): Promise<Pick<Book, 'texts' | 'struckTexts'>> {
  const texts: string[] = []
  const struckTexts = new Map<number, string>()
  let text = ''
  let struck = ''
  let isText = false
  let isSpoken = false
  let isStruck = false
  await archive.xml(name, {
    open(tag, attributes) {
      if (tag === 'si') [text, struck] = ['', '']
      else if (tag === 'rPh') isSpoken = true
      else if (tag === 'strike') isStruck = isOn(attributes)
      else if (tag === 't') isText = !isSpoken
    },
    text(data) {
      if (!isText) return
      if (isStruck) struck = `${struck}${data}`.slice(0, LONGEST_CELL)
      else if (text.length < LONGEST_CELL) text += data
    },
    close(tag) {
      if (tag === 't') isText = false
      else if (tag === 'rPh') isSpoken = false
      else if (tag === 'r') isStruck = false
      else if (tag === 'si' && texts.length < MOST_TEXTS) {
        if (struck !== '') struckTexts.set(texts.length, beginningOf(struck))
        texts.push(beginningOf(text))
      }
    },
  })
  return { texts, struckTexts }
}

/** Returns the column of a cell reference, counted from 0: `C7` is in column 2. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  if (!letters) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Returns the columns of a `<col>`, which counts them from 1. */
function columnsIn({ min = '', max = min }: Record<string, string>): number[] {
  const first = Number(min) - 1
  return Array.from({ length: Math.max(0, Math.min(Number(max), MOST_CELLS) - first) }, (_, at) => first + at)
}

/** Reads `A2:A4`; a cell of one row is not kept. */
function mergedIn(reference: string): Merged[] {
  const [, first, last] = /^[A-Z]{1,3}(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? []
  const [row, column] = [Number(first) - 1, columnOf(reference)]
  const rows = Number(last) - row
  return column !== undefined && rows > 1 && rows < MOST_ROWS ? [{ row, column, rows }] : []
}
