import { type Archive, attributeOf } from './archive.ts'
import { commentIn, MOST_COMMENTS } from './comments.ts'
import { readStrikes } from './ods-strikes.ts'
import {
  type Beside,
  fillMerged,
  firstTexts,
  type Merged,
  MOST_CELLS,
  MOST_ROWS,
  type Sheet,
  withoutHidden,
} from './sheet.ts'

const LONGEST_CELL = 2_000
/** Most equal rows in succession that are kept: programs fill a sheet with a million empty ones. */
const MOST_REPEATED = 10_000

export const isOds = async (archive: Archive): Promise<boolean> =>
  archive.has('content.xml') &&
  (!archive.has('mimetype') || /opendocument\.spreadsheet/.test(await archive.text('mimetype')))

/** A sheet while it is read. */
type Open = {
  readonly name: string
  readonly rows: string[][]
  readonly merged: Merged[]
  readonly hidden: number[]
  readonly hiddenColumns: number[]
  readonly struck: Beside[]
  readonly comments: Beside[]
  /** The styles that the columns give to their cells. */
  readonly columns: (string | undefined)[]
}

/** Returns the sheets of an OpenDocument table. */
export async function odsSheets(archive: Archive): Promise<readonly Sheet[]> {
  const strikes = await readStrikes(archive)
  const sheets: Open[] = []
  let row: string[] = []
  let struckInRow: string[] = []
  let isRowHidden = false
  let rowStyle: string | undefined
  let times = { rows: 1, cells: 1, spanned: 1 }
  let cell = { value: '', isStruck: false }
  let text: string[] = []
  /** The struck parts of the text of a cell. */
  let struckText = ''
  /** Whether each open paragraph and span strikes its text. */
  let runs: boolean[] = []
  let isText = false
  /** How deep the parser is in a note beside a cell. */
  let notes = 0
  let comment = ''
  /** The element of a note that is read: its author and its day are not. */
  let isNoteText = false

  const say = (data: string): void => {
    if (runs.at(-1)) struckText = `${struckText}${data}`.slice(0, LONGEST_CELL)
    else if (text.join().length < LONGEST_CELL) text.push(`${text.pop() ?? ''}${data}`)
  }

  const takeCell = (): void => {
    const sheet = sheets.at(-1)
    if (times.spanned > 1 && sheet)
      sheet.merged.push({ row: sheet.rows.length, column: row.length, rows: times.spanned })
    const left = text.join('\n').trim()
    const whole = cell.value || left
    // A day is struck if its text is: its value cannot be struck in part.
    const isStruck = cell.isStruck || (left === '' && struckText.trim() !== '')
    const gone = isStruck ? whole || struckText.trim() : struckText.trim()
    if (gone !== '') struckInRow.push(gone)
    for (let many = Math.min(times.cells, MOST_CELLS - row.length); many > 0; many--)
      row.push(isStruck ? '' : whole)
  }

  const takeColumns = (repeated: number, style: string | undefined, areHidden: boolean): void => {
    const sheet = sheets.at(-1)
    if (!sheet) return
    const { columns, hiddenColumns } = sheet
    for (let many = Math.min(repeated, MOST_CELLS - columns.length); many > 0; many--) {
      if (areHidden) hiddenColumns.push(columns.length)
      columns.push(style)
    }
  }

  const takeRow = (): void => {
    const sheet = sheets.at(-1)
    if (!sheet) return
    const { rows, hidden, struck } = sheet
    const many = Math.min(times.rows, MOST_REPEATED, MOST_ROWS - rows.length)
    for (let again = 0; again < many; again++) {
      if (isRowHidden) hidden.push(rows.length)
      rows.push([...row])
      if (struckInRow.length > 0) struck.push({ zeile: rows.length, texts: struckInRow })
    }
  }

  await archive.xml('content.xml', {
    open(tag, attributes) {
      const of = (name: string): string => attributeOf(attributes, name) ?? ''
      if (tag === 'annotation') {
        notes++
        comment = ''
      } else if (notes > 0) isNoteText ||= tag === 'p'
      else if (tag === 'table')
        sheets.push({
          name: of('name'),
          rows: [],
          merged: [],
          hidden: [],
          hiddenColumns: [],
          struck: [],
          comments: [],
          columns: [],
        })
      else if (tag === 'table-column') {
        const repeated = Number(of('number-columns-repeated') || 1)
        takeColumns(repeated, of('default-cell-style-name') || undefined, isHidden(of('visibility')))
      } else if (tag === 'table-row') {
        row = []
        struckInRow = []
        isRowHidden = isHidden(of('visibility'))
        rowStyle = of('default-cell-style-name') || undefined
        times = { ...times, rows: Number(of('number-rows-repeated') || 1) }
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        times = {
          ...times,
          cells: Number(of('number-columns-repeated') || 1),
          spanned: Number(of('number-rows-spanned') || 1),
        }
        const style = of('style-name') || rowStyle || sheets.at(-1)?.columns[row.length]
        cell = { value: valueOf(of), isStruck: strikes(style) ?? false }
        text = []
        struckText = ''
        runs = []
      } else if (tag === 'p') {
        text.push('')
        runs = [strikes(of('style-name')) ?? false]
        isText = true
      } else if (tag === 'span') runs.push(strikes(of('style-name')) ?? runs.at(-1) ?? false)
      else if (tag === 's' && isText) say(' ')
    },
    text(data) {
      if (isNoteText && comment.length < LONGEST_CELL) comment += data
      else if (isText && notes === 0) say(data)
    },
    close(tag) {
      if (tag === 'annotation') {
        notes--
        const sheet = sheets.at(-1)
        if (sheet && sheet.comments.length < MOST_COMMENTS)
          sheet.comments.push(...commentIn(sheet.rows.length + 1, comment))
      } else if (notes > 0) {
        if (tag !== 'p') return
        isNoteText = false
        comment += ' '
      } else if (tag === 'span') runs.pop()
      else if (tag === 'p') isText = false
      else if (tag === 'table-cell' || tag === 'covered-table-cell') takeCell()
      else if (tag === 'table-row') takeRow()
    },
  })
  return sheets.map(({ name, rows, merged, hidden, hiddenColumns, struck, comments }) => {
    fillMerged(rows, merged)
    const read = {
      rows,
      struck,
      hidden: withoutHidden(rows, hidden),
      hiddenColumns: firstTexts(rows, hiddenColumns),
      comments,
    }
    return { name, isHidden: false, read: () => Promise.resolve(read) }
  })
}

/** Rows and columns are hidden by hand or by a filter. */
const isHidden = (visibility: string): boolean => /^(?:collapse|filter)$/.test(visibility)

/** Returns the value of a cell if it is a day, an hour or a number: its text may be shortened. */
function valueOf(of: (name: string) => string): string {
  const type = of('value-type')
  if (type === 'date')
    return of('date-value')
      .replace('T', ' ')
      .replace(/ 00:00.*$/, '')
  if (type === 'float') return of('value')
  if (type === 'boolean') return of('boolean-value') === 'true' ? 'WAHR' : 'FALSCH'
  const [, hours, minutes] = /^PT(\d+)H(\d+)M/.exec(of('time-value')) ?? []
  return hours !== undefined && minutes !== undefined ? `${hours}:${minutes}` : ''
}
