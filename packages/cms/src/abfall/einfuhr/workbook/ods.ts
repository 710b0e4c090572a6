import { type Archive, attributeOf } from './archive.ts'
import { fillMerged, type Merged, MOST_CELLS, MOST_ROWS, type Sheet, withoutHidden } from './sheet.ts'

const LONGEST_CELL = 2_000
/** Most equal rows in succession that are kept: programs fill a sheet with a million empty ones. */
const MOST_REPEATED = 10_000

export const isOds = async (archive: Archive): Promise<boolean> =>
  archive.has('content.xml') &&
  (!archive.has('mimetype') || /opendocument\.spreadsheet/.test(await archive.text('mimetype')))

/** Returns the sheets of an OpenDocument table. */
export async function odsSheets(archive: Archive): Promise<readonly Sheet[]> {
  const sheets: { name: string; rows: string[][]; merged: Merged[]; hidden: number[] }[] = []
  let row: string[] = []
  let isRowHidden = false
  let times = { rows: 1, cells: 1, spanned: 1 }
  let value = ''
  let text: string[] = []
  let isText = false
  /** How deep the parser is in a note beside a cell. */
  let notes = 0

  await archive.xml('content.xml', {
    open(tag, attributes) {
      const of = (name: string): string => attributeOf(attributes, name) ?? ''
      if (tag === 'annotation') notes++
      else if (notes > 0) return
      else if (tag === 'table') sheets.push({ name: of('name'), rows: [], merged: [], hidden: [] })
      else if (tag === 'table-row') {
        row = []
        isRowHidden = /^(?:collapse|filter)$/.test(of('visibility'))
        times = { ...times, rows: Number(of('number-rows-repeated') || 1) }
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        times = {
          ...times,
          cells: Number(of('number-columns-repeated') || 1),
          spanned: Number(of('number-rows-spanned') || 1),
        }
        value = valueOf(of)
        text = []
      } else if (tag === 'p') {
        text.push('')
        isText = true
      } else if (tag === 's' && isText) text.push(`${text.pop() ?? ''} `)
    },
    text(data) {
      if (isText && notes === 0 && text.join().length < LONGEST_CELL) text.push(`${text.pop() ?? ''}${data}`)
    },
    close(tag) {
      if (tag === 'annotation') notes--
      else if (notes > 0) return
      else if (tag === 'p') isText = false
      else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const sheet = sheets.at(-1)
        if (times.spanned > 1 && sheet)
          sheet.merged.push({ row: sheet.rows.length, column: row.length, rows: times.spanned })
        const cell = value || text.join('\n').trim()
        for (let many = Math.min(times.cells, MOST_CELLS - row.length); many > 0; many--) row.push(cell)
      } else if (tag === 'table-row') {
        const rows = sheets.at(-1)?.rows ?? []
        const many = Math.min(times.rows, MOST_REPEATED, MOST_ROWS - rows.length)
        for (let again = 0; again < many; again++) {
          if (isRowHidden) sheets.at(-1)?.hidden.push(rows.length)
          rows.push([...row])
        }
      }
    },
  })
  return sheets.map(({ name, rows, merged, hidden }) => {
    fillMerged(rows, merged)
    const read = { rows, struck: [], hidden: withoutHidden(rows, hidden) }
    return { name, isHidden: false, read: () => Promise.resolve(read) }
  })
}

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
