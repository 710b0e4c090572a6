import { fromTableCell } from '@rathausplatz/contract/table-cell'
import { parse } from 'csv-parse/sync'
import { delimiterOf } from './delimiter.ts'

/** A table with the names of its columns; cells are text, or the values of a JSON file. */
export type Table = { readonly spalten: readonly string[]; readonly zeilen: readonly (readonly unknown[])[] }

export type TableReading =
  | { readonly ok: true; readonly tabelle: Table; readonly hinweise: readonly string[] }
  | { readonly ok: false; readonly satz: string }

const MOST_COLUMNS = 100
/** Most rows that are read; one import holds fewer, the next continues. */
const MOST_ROWS = 20_000
const LONGEST_CELL = 200_000

/**
 * Parses a table as Excel and similar programs write it: separated by semicolons, commas or tabs, with line
 * breaks inside cells.
 */
export function readCsv(text: string): TableReading {
  let rows: string[][]
  try {
    rows = parse(text.replace(/^\uFEFF?sep=.\r?\n/i, ''), {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 2_000_000,
      on_record: record => record.slice(0, MOST_COLUMNS + 1).map(fromTableCell),
      to: MOST_ROWS + 2,
    })
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : undefined
    return {
      ok: false,
      satz: `Die Tabelle lässt sich${line ? ` ab Zeile ${line}` : ''} nicht lesen: Ein Anführungszeichen ist nicht geschlossen, oder eine Zelle ist zu lang.`,
    }
  }
  const [head, ...lines] = withoutTitle(rows)
  if (!head || lines.length === 0)
    return { ok: false, satz: 'In dieser Tabelle steht nichts unter der Zeile mit den Überschriften.' }
  return tableOf(head, lines)
}

/** A line above the names of the columns that fills only one cell is a title of the table. */
function withoutTitle(rows: readonly string[][]): readonly string[][] {
  const filled = (row: readonly string[]) => row.filter(cell => cell !== '').length
  const head = rows.findIndex(row => filled(row) > 1)
  return head > 0 && head <= MOST_TITLES ? rows.slice(head) : rows
}

const MOST_TITLES = 5

/**
 * Parses a list of objects: each name of a field becomes a column. The list may be a value of another object.
 */
export function readJson(text: string): TableReading {
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { ok: false, satz: 'Diese JSON-Datei ist beschädigt oder nicht vollständig.' }
  }
  const list = Array.isArray(data) ? data : Object.values(data ?? {}).find(value => Array.isArray(value))
  const things = (Array.isArray(list) ? list : []).filter(
    (thing): thing is Record<string, unknown> =>
      typeof thing === 'object' && thing !== null && !Array.isArray(thing),
  )
  if (things.length === 0) return { ok: false, satz: 'In dieser JSON-Datei steht keine Liste von Einträgen.' }
  const flat = things.slice(0, MOST_ROWS + 1).map(thing => flattened(thing))
  // Limited before rows are built: if objects had no names in common, each row would have as many columns as
  // all objects together.
  const names = [...new Set(flat.flatMap(thing => [...thing.keys()]))].slice(0, MOST_COLUMNS + 1)
  return tableOf(
    names,
    flat.map(thing => names.map(name => thing.get(name) ?? '')),
  )
}

/** Flattens one level of nested objects: `{ "anschrift": { "ort": … } }` has a column "anschrift.ort". */
function flattened(thing: Record<string, unknown>, before = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>()
  for (const [name, value] of Object.entries(thing)) {
    if (flat.size > MOST_COLUMNS) break
    const path = before + name
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && before === '')
      for (const [inner, one] of flattened(value as Record<string, unknown>, `${path}.`)) flat.set(inner, one)
    else
      flat.set(path, typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? ''))
  }
  return flat
}

function tableOf(head: readonly string[], lines: readonly (readonly unknown[])[]): TableReading {
  const width = Math.min(
    MOST_COLUMNS,
    Math.max(head.length, ...lines.slice(0, 200).map(({ length }) => length)),
  )
  const spalten = Array.from({ length: width }, (_, at) => head[at]?.slice(0, 200) || `Spalte ${at + 1}`)
  const hinweise = [
    ...(lines.length > MOST_ROWS
      ? [
          `Gelesen wurden die ersten ${MOST_ROWS} Zeilen. Bitte teilen Sie die Tabelle auf mehrere Dateien auf.`,
        ]
      : []),
    ...(head.length > MOST_COLUMNS ? [`Gelesen wurden die ersten ${MOST_COLUMNS} Spalten.`] : []),
  ]
  const zeilen = lines.slice(0, MOST_ROWS).map(line => spalten.map((_, at) => cut(line[at] ?? '')))
  return { ok: true, tabelle: { spalten, zeilen }, hinweise }
}

const cut = (cell: unknown): unknown => (typeof cell === 'string' ? cell.slice(0, LONGEST_CELL) : cell)
