import { Parser } from 'htmlparser2'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { beginningOf } from './cell-text.ts'

/** Most bytes of an unpacked workbook: ten times the dates of a county for one year. */
const MOST_BYTES = 200 * 1024 * 1024
const MOST_ENTRIES = 2_000
const MOST_COLUMNS = 100
const MOST_TEXTS = 1_000_000
const LONGEST_CELL = 2_000

class Unreadable extends Error {}

/** Returns the rows of the first sheet of a workbook: texts unchanged, numbers as their digits. */
export async function xlsxRows(bytes: Uint8Array): Promise<AsyncGenerator<string[]> | undefined> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true })
  } catch {
    return undefined
  }
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > MOST_ENTRIES) return undefined
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch {
    return undefined
  }
  const sheet = [...entries.keys()]
    .filter(name => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0]
  if (sheet === undefined) return undefined
  return rowsOf(zip, entries, sheet)
}

/** Yields the text of one file in the workbook; throws `Unreadable` beyond the budget of bytes. */
async function* piecesOf(zip: ZipFile, entry: Entry, budget: { left: number }): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    budget.left -= (chunk as Buffer).length
    if (budget.left < 0) throw new Unreadable('too large')
    yield decoder.decode(chunk as Buffer, { stream: true })
  }
}

async function* rowsOf(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  sheet: string,
): AsyncGenerator<string[]> {
  const budget = { left: MOST_BYTES }
  const strings = entries.get('xl/sharedStrings.xml')
  const texts = strings ? await sharedTexts(zip, strings, budget) : []
  const entry = entries.get(sheet)
  if (!entry) return
  let done: string[][] = []
  let row: string[] = []
  let cell = { at: 0, type: '' }
  let value = ''
  let isValue = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'row') row = []
        else if (name === 'c') {
          cell = { at: columnOf(attributes['r'] ?? '') ?? row.length, type: attributes['t'] ?? 'n' }
          value = ''
        } else if (name === 'v' || name === 't') isValue = true
      },
      ontext(text) {
        if (isValue && value.length < LONGEST_CELL) value += text
      },
      onclosetag(name) {
        if (name === 'v' || name === 't') isValue = false
        else if (name === 'c' && cell.at < MOST_COLUMNS) {
          while (row.length < cell.at) row.push('')
          row[cell.at] = (cell.type === 's' ? (texts[Number(value)] ?? '') : value).trim()
        } else if (name === 'row') done.push(row)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of piecesOf(zip, entry, budget)) {
    parser.write(piece)
    yield* done
    done = []
  }
  parser.end()
  yield* done
  zip.close()
}

async function sharedTexts(zip: ZipFile, entry: Entry, budget: { left: number }): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'si') text = ''
        else if (name === 't') isText = true
      },
      ontext(data) {
        if (isText && text.length < LONGEST_CELL) text += data
      },
      onclosetag(name) {
        if (name === 't') isText = false
        else if (name === 'si' && texts.length < MOST_TEXTS) texts.push(beginningOf(text))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of piecesOf(zip, entry, budget)) parser.write(piece)
  parser.end()
  return texts
}

/** Returns the column of a cell reference, counted from 0: `C7` is in column 2. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  if (!letters) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
