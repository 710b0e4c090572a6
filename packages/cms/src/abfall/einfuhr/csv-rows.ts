import { Readable } from 'node:stream'
import { fromTableCell } from '@rathausplatz/contract/table-cell'
import { parse } from 'csv-parse'
import { delimiterOf } from '../../uebernahme/delimiter.ts'
import { beginningOf, MOST_COLUMNS } from './cell-text.ts'

const PIECE = 65_536

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

/** Most lines in which the delimiter is looked for. */
const MOST_LOOKED = 40

/**
 * Returns the delimiter of most lines: titles above a table and lists of days in cells contain other
 * delimiters.
 */
function delimiterIn(text: string): string {
  const first = delimiterOf(text)
  if (/^\uFEFF?sep=/.test(text)) return first
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/, MOST_LOOKED)
  const counted = [';', '\t', '|', ','].map(one => ({
    one,
    many: lines.filter(line => line.includes(one)).length,
  }))
  return counted.toSorted((a, b) => b.many - a.many)[0]?.one ?? first
}

/** Lines before the last one that have to be alike. */
const MOST_ALIKE = 5

/** Whether the last line of a table breaks off: it has no end, and fewer cells than the lines before it, which are alike. */
export function isCutOff(text: string): boolean {
  const delimiter = delimiterIn(text)
  const lines = text.slice(-100_000).split(/\r\n|\n|\r/)
  const many = (line: string): number => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length
  const [last = '', ...before] = lines.slice(-1 - MOST_ALIKE).toReversed()
  const [usual = 0, ...others] = before.map(many)
  return last.trim() !== '' && many(last) < usual && others.length > 0 && others.every(one => one === usual)
}

/** The end of a day, and how it writes the year. */
const WHOLE_DAY = /(?<!\d)\d{1,2}([./-])\s?\d{1,2}\1\s?(\d{4}|\d{2})$|(?<!\d)\d{4}-\d{2}-\d{2}$/
const PART_OF_DAY = /(?<![\d.])[\d./-]{1,10}$/

/**
 * Returns the last line of a table if it breaks off within a day: it has no end, and the days above it are longer.
 * „12.02.20“ under days with a whole year would be one of the year 2020.
 */
export function lineCutInDay(text: string): string | undefined {
  const lines = text.slice(-100_000).split(/\r\n|\n|\r/)
  const [last = '', ...before] = lines.slice(-1 - MOST_ALIKE).toReversed()
  const endOf = (line: string): number | undefined => {
    const [whole, , year] = WHOLE_DAY.exec(line) ?? []
    return whole === undefined ? undefined : (year ?? whole).length
  }
  const ends = before.map(endOf).filter(one => one !== undefined)
  // One of these lines may be that of the headings.
  const areAlike = ends.length > 1 && ends.length >= before.length - 1 && new Set(ends).size === 1
  const isCut = PART_OF_DAY.test(last) && endOf(last) !== ends[0]
  return areAlike && isCut ? last : undefined
}

/** Yields the rows of a text that is separated by semicolons, commas or tabs. */
export async function* csvRows(text: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterIn(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: 100_000,
  })
  // A file for Excel may name its delimiter in the first line: `sep=;`.
  Readable.from(piecesOf(text.replace(/^\uFEFF?sep=.*/, ''))).pipe(parser)
  // One more column shows the reader that the table is wider.
  for await (const record of parser as AsyncIterable<string[]>)
    yield record.slice(0, MOST_COLUMNS + 1).map(cell => fromTableCell(beginningOf(cell)))
}
