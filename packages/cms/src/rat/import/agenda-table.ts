import { fromTableCell } from '@rathausplatz/contract'
import { berlinMoment, wallTime } from '@rathausplatz/time'
import { parse } from 'csv-parse/sync'
import { decodeText } from '../../uebernahme/decode-text.ts'
import { delimiterOf } from '../../uebernahme/delimiter.ts'
import { isClosedNumber, saysClosed } from './closed-words.ts'
import { withoutHidden } from './hidden-text.ts'
import { isDay } from './read-object.ts'

/** Columns of the agenda table, one row per item; the names are the headers that people write. */
export const agendaColumns = {
  gremium: { pflicht: true },
  datum: { pflicht: true },
  ort: { pflicht: false },
  nummer: { pflicht: false },
  titel: { pflicht: true },
  vorlage: { pflicht: false },
  beschluss: { pflicht: false },
  ja: { pflicht: false },
  nein: { pflicht: false },
  enthaltungen: { pflicht: false },
  dateien: { pflicht: false },
  oeffentlich: { pflicht: true },
} as const
export type Column = keyof typeof agendaColumns

/** An agenda item as written in a row. */
export type AgendaRow = {
  /** Row number as in Excel. */
  readonly zeile: number
  readonly gremium: string
  readonly datum_von: string
  readonly ort: string
  readonly nummer: string
  readonly titel: string
  readonly vorlage: string
  readonly beschluss: string
  readonly abstimmung: { ja: number; nein: number; enthaltungen: number } | undefined
  readonly dateien: readonly string[]
  readonly oeffentlich: boolean
}

export type AgendaReading =
  | { readonly ok: true; readonly rows: readonly AgendaRow[]; readonly fehler: readonly string[] }
  | { readonly ok: false; readonly satz: string }

const MOST_ROWS = 50_000

const LENGTHS: Partial<Record<Column, number>> = {
  gremium: 300,
  ort: 300,
  nummer: 20,
  titel: 500,
  vorlage: 40,
  beschluss: 20_000,
}

/**
 * Reads the table, as written by Excel and other programs. A row with a fault is left out and reported with
 * its row and column.
 */
export function readAgendaTable(bytes: Uint8Array): AgendaReading {
  const text = decodeText(bytes)
  let rows: string[][]
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
      max_record_size: 2_000_000,
      to: MOST_ROWS + 2,
    })
  } catch {
    return {
      ok: false,
      satz: 'Die Tabelle lässt sich nicht lesen: Ein Anführungszeichen ist nicht geschlossen, oder eine Zelle ist zu lang.',
    }
  }
  const isSeparatorSaid = /^sep=.?$/i.test(rows[0]?.[0] ?? '')
  const lines = isSeparatorSaid ? rows.slice(1) : rows
  const places = placesIn(lines[0] ?? [])
  const missing = columns.filter(column => agendaColumns[column].pflicht && !places.has(column))
  if (missing.length > 0)
    return { ok: false, satz: `In der ersten Zeile fehlen Spalten: ${missing.join(', ')}.` }
  const fehler: string[] = []
  const read: AgendaRow[] = []
  for (const [index, cells] of lines.slice(0, MOST_ROWS + 1).entries()) {
    if (index === 0 || cells.every(cell => cell.trim() === '')) continue
    const zeile = index + 1
    const { row, faults } = readRow(zeile, column =>
      fromTableCell(cells[places.get(column) ?? -1] ?? '').trim(),
    )
    for (const [column, sentence] of faults) fehler.push(`Zeile ${zeile}, Spalte ${column}: ${sentence}`)
    if (row) read.push(row)
  }
  if (lines.length > MOST_ROWS + 1) fehler.push(`Gelesen wurden die ersten ${MOST_ROWS} Zeilen.`)
  return { ok: true, rows: read, fehler }
}

const columns = Object.keys(agendaColumns) as Column[]

/** Normalises headers, such as „Öffentlich“, „Vorlage Nummer“, „Ja-Stimmen“. */
const plainName = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll('ö', 'oe')
    .replaceAll(/[^a-z]/g, '')
    .replace(/^vorlagen?(nummer|nr)$/, 'vorlage')
    .replace(/^(ja|nein)stimmen$/, '$1')
    .replace(/^(datei|anlagen?)$/, 'dateien')

function placesIn(head: readonly string[]): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [index, cell] of head.entries()) {
    const column = columns.find(name => name === plainName(cell))
    if (column && !places.has(column)) places.set(column, index)
  }
  return places
}

function readRow(zeile: number, cell: (column: Column) => string) {
  const faults: [Column, string][] = []
  const refuse = (column: Column, sentence: string): undefined => void faults.push([column, sentence])
  const text = (column: Column): string => {
    const value = withoutHidden(cell(column))
      .text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
      .trim()
    const most = LENGTHS[column] ?? 2_000
    if (value === '' && agendaColumns[column].pflicht) refuse(column, 'Bitte ausfüllen.')
    if (value.length > most) refuse(column, `höchstens ${most} Zeichen.`)
    return value
  }
  const said = cell('oeffentlich').toLowerCase()
  const oeffentlich = /^(ja|j|x|1|wahr|true|öffentlich|oeffentlich)$/.test(said)
    ? true
    : /^(nein|n|0|falsch|false|nichtöffentlich|nicht öffentlich|nichtoeffentlich)$/.test(said)
      ? false
      : saysClosed(said) || saysClosed(cell('titel')) || isClosedNumber(cell('nummer'))
        ? // This cell in other words, the title or the number says that the item is not public, such as a heading with an empty cell here.
          false
        : refuse('oeffentlich', 'Bitte „ja“ oder „nein“.')
  const datum_von = momentIn(cell('datum')) ?? refuse('datum', 'Bitte so: 10.11.2026 18:30')
  const abstimmung = votesIn(cell, refuse)
  const row = {
    zeile,
    gremium: text('gremium'),
    ort: text('ort'),
    nummer: text('nummer'),
    titel: text('titel').replaceAll('\n', ' '),
    vorlage: text('vorlage'),
    beschluss: text('beschluss'),
    abstimmung,
    dateien: cell('dateien')
      .split(/[|\n]/)
      .map(name => name.trim())
      .filter(Boolean),
  }
  const isWhole = faults.length === 0 && datum_von !== undefined && oeffentlich !== undefined
  return { faults, row: isWhole ? { ...row, datum_von, oeffentlich } : undefined }
}

function votesIn(
  cell: (column: Column) => string,
  refuse: (column: Column, sentence: string) => undefined,
): AgendaRow['abstimmung'] {
  const names = ['ja', 'nein', 'enthaltungen'] as const
  if (names.every(name => cell(name) === '')) return undefined
  const [ja = 0, nein = 0, enthaltungen = 0] = names.map(name => {
    const said = cell(name)
    if (/^\d{0,4}$/.test(said) && Number(said) <= 1_000) return Number(said)
    refuse(name, 'Bitte eine ganze Zahl bis 1.000.')
    return 0
  })
  return { ja, nein, enthaltungen }
}

/**
 * Parses `10.11.2026 18:30` as local time; undefined if the text is no such moment, or if the change to
 * summer time skips it.
 */
function momentIn(text: string): string | undefined {
  const [, day = '', month = '', year = '', hours = '', minutes = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?\s+(\d{1,2})[:.](\d\d)(?::00)?(?:\s*Uhr)?$/.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = `${hours.padStart(2, '0')}:${minutes}`
  if (!isDay(date) || time > '23:59') return undefined
  const moment = berlinMoment({ day: date, time })
  return wallTime(moment).time.startsWith(time) ? moment : undefined
}
