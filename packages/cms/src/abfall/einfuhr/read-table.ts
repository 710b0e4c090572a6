import { Readable } from 'node:stream'
import { fromTableCell } from '@rathausplatz/contract/table-cell'
import { parse } from 'csv-parse'
import { delimiterOf } from '../../uebernahme/delimiter.ts'
import { beginningOf, type Cell, cellReader } from './cell-text.ts'
import { type RawRow, type ReadFile, type RowsOfFile, readDay, readTime, rowsOfFile } from './raw-rows.ts'

type Field = Exclude<keyof RawRow, 'zeile' | 'entfaellt' | 'lage' | 'beschreibung'>
/** Whether a column has dates of a kind of waste. */
type IsKind = (label: string) => boolean

/** What people and programs write above the columns. */
const HEADS: Readonly<Record<Field, readonly string[]>> = {
  ort: ['ort', 'ortsteil', 'gemeinde', 'stadtteil', 'teilort'],
  bezirk: ['bezirk', 'abfuhrbezirk', 'gebiet', 'tour', 'revier'],
  strasse: ['strasse', 'strassenname', 'street'],
  hausnummer: ['hausnummer', 'hausnummern', 'hausnr', 'hnr', 'nr', 'nummer'],
  fraktion: [
    'fraktion',
    'abfallart',
    'art',
    'tonne',
    'muellart',
    'wertstoff',
    'abfall',
    'bezeichnung',
    'leistung',
  ],
  datum: [
    'datum',
    'termin',
    'tag',
    'abfuhrtag',
    'abfuhrtermin',
    'abfuhrdatum',
    'leerung',
    'date',
    'neuerTermin',
  ],
  urspruenglich: ['urspruenglich', 'verschobenvon', 'statt', 'regeltermin', 'originaltermin', 'altertermin'],
  grund: ['grund', 'anlass', 'bemerkung', 'hinweis', 'feiertag'],
  zeit_von: ['von', 'zeitvon', 'uhrzeit', 'beginn', 'uhrzeitvon', 'zeit'],
  zeit_bis: ['bis', 'zeitbis', 'ende', 'uhrzeitbis'],
  platz: ['platz', 'standort', 'standplatz', 'haltestelle', 'annahmestelle', 'treffpunkt'],
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')

/** More no table of dates has. */
const MOST_COLUMNS = 100

const PIECE = 65_536

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

/** Rows of a text with semicolons, commas or tabs. */
export async function* csvRows(text: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 100_000,
  })
  Readable.from(piecesOf(text)).pipe(parser)
  for await (const record of parser as AsyncIterable<string[]>)
    yield record.slice(0, MOST_COLUMNS).map(cell => fromTableCell(beginningOf(cell)))
}

/** Dates of a table: one a row, or a column for each kind of waste. */
export async function readTable(cells: AsyncIterable<readonly string[]>, isKind: IsKind): Promise<ReadFile> {
  const out = rowsOfFile()
  const { rows, fehler } = out
  const cell = cellReader()
  const hinweise: string[] = []
  let columns: Columns | undefined
  let zeile = 0
  let repariert = 0
  try {
    for await (const raw of cells) {
      zeile++
      const line = raw.map(cell)
      if (!columns) {
        columns = columnsOf(line, isKind)
        // Titles may stand above the table.
        if (!columns && zeile > 20) break
        continue
      }
      if (line.some(({ hadMarkup }) => hadMarkup)) repariert++
      if (line.every(({ whole }) => whole === '')) continue
      const full = out.fullOf()
      if (full !== undefined) {
        hinweise.push(full)
        break
      }
      takeLine(line, zeile, columns, out)
    }
  } catch (error) {
    const at = error instanceof Error && 'lines' in error ? Number(error.lines) : zeile + 1
    return {
      ok: false,
      satz: `Die Tabelle lässt sich ab Zeile ${at} nicht lesen. Bitte speichern Sie sie neu.`,
    }
  }
  if (!columns)
    return {
      ok: false,
      satz: 'In dieser Tabelle fehlt eine Zeile mit Überschriften. Nötig sind „Datum“ und „Abfallart“, dazu „Straße“, „Bezirk“ oder „Ort“.',
    }
  if (rows.length === 0 && fehler.length === 0)
    return { ok: false, satz: 'In dieser Tabelle steht unter den Überschriften kein Termin.' }
  if (repariert > 0)
    hinweise.push(`${repariert}-mal stand HTML in einer Zelle; gelesen wurde der Text allein.`)
  return { ok: true, isCalendar: false, rows, fehler, hinweise, repariert }
}

type Columns = {
  readonly fields: ReadonlyMap<Field, number>
  /** Columns whose cells hold dates of one kind of waste. */
  readonly kinds: readonly { at: number; label: string }[]
}

function columnsOf(line: readonly Cell[], isKind: IsKind): Columns | undefined {
  const fields = new Map<Field, number>()
  const head = line.map(({ line: label }) => label)
  const names = head.map(folded)
  for (const [field, words] of Object.entries(HEADS) as [Field, readonly string[]][]) {
    const at = names.findIndex(name => words.includes(name))
    if (at >= 0) fields.set(field, at)
  }
  if (fields.has('datum') && fields.has('fraktion')) return { fields, kinds: [] }
  const taken = new Set(fields.values())
  const kinds = head.flatMap((label, at) => (!taken.has(at) && isKind(label) ? [{ at, label }] : []))
  return kinds.length > 0 ? { fields, kinds } : undefined
}

function takeLine(
  line: readonly Cell[],
  zeile: number,
  { fields, kinds }: Columns,
  { rows, fehler, fullOf }: RowsOfFile,
): void {
  const text = (field: Field): string => line[fields.get(field) ?? -1]?.line ?? ''
  const place = {
    ort: text('ort'),
    bezirk: text('bezirk'),
    strasse: text('strasse'),
    hausnummer: text('hausnummer'),
    grund: text('grund'),
    platz: text('platz'),
    lage: '',
    entfaellt: false,
  }
  const none = { urspruenglich: '', zeit_von: '', zeit_bis: '' }
  if (kinds.length > 0) {
    for (const { at, label } of kinds)
      for (const cell of (line[at]?.whole ?? '').split(/[,;|]+|\s+(?=\d{1,2}\.)/).filter(Boolean)) {
        if (fullOf() !== undefined) return
        const datum = readDay(cell)
        if (datum) rows.push({ zeile, ...place, ...none, fraktion: label, datum })
        else fehler.push({ zeile, satz: `„${cell.slice(0, 40)}“ ist kein Datum.` })
      }
    return
  }
  const written = text('datum')
  const datum = readDay(written)
  const fraktion = text('fraktion')
  if (!datum)
    return void fehler.push({
      zeile,
      satz: written ? `„${written.slice(0, 40)}“ ist kein Datum.` : 'Das Datum fehlt.',
    })
  if (!fraktion) return void fehler.push({ zeile, satz: 'Die Abfallart fehlt.' })
  const original = text('urspruenglich')
  const urspruenglich = original === '' ? '' : readDay(original)
  if (urspruenglich === undefined)
    return void fehler.push({ zeile, satz: `„${original.slice(0, 40)}“ ist kein Datum (verschoben von).` })
  const [from = '', to = ''] = text('zeit_von').split(/\s*(?:-|–|bis)\s*/)
  const zeit_von = from === '' ? '' : readTime(from)
  const end = text('zeit_bis') || to
  const zeit_bis = end === '' ? '' : readTime(end)
  if (zeit_von === undefined || zeit_bis === undefined)
    return void fehler.push({ zeile, satz: `„${text('zeit_von')} ${text('zeit_bis')}“ ist keine Uhrzeit.` })
  rows.push({ zeile, ...place, fraktion, datum, urspruenglich, zeit_von, zeit_bis })
}
