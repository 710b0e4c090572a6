import { Readable } from 'node:stream'
import { fromTableCell } from '@rathausplatz/contract/table-cell'
import { parse } from 'csv-parse'
import { delimiterOf } from '../../uebernahme/delimiter.ts'
import { beginningOf, type Cell, cellReader, daysIn, isDated } from './cell-text.ts'
import { placesSaid } from './lacking-place.ts'
import { isWeekday, type ReadFile, type RowsOfFile, readDay, rowsOfFile } from './raw-rows.ts'
import { type Head, headOf, type IsKind, unknownAmong } from './table-heads.ts'
import { isOfItself, isWord, takeLine } from './take-line.ts'

/** Most columns that are read: no table of dates has more. */
const MOST_COLUMNS = 100

const PIECE = 65_536

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

const MOST_ABOVE = 20

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
    .split(/\r?\n/, MOST_ABOVE)
  const counted = [';', '\t', ','].map(one => ({
    one,
    many: lines.filter(line => line.includes(one)).length,
  }))
  return counted.toSorted((a, b) => b.many - a.many)[0]?.one ?? first
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
  for await (const record of parser as AsyncIterable<string[]>)
    yield record.slice(0, MOST_COLUMNS).map(cell => fromTableCell(beginningOf(cell)))
}

/** Reads a table of dates: one per row, a column per kind of waste, or in blocks. */
export async function readTable(cells: AsyncIterable<readonly string[]>, isKind: IsKind): Promise<ReadFile> {
  const out = rowsOfFile()
  const { rows, fehler } = out
  const cell = cellReader()
  const table = tableReader(isKind, out)
  const hinweise: string[] = []
  let zeile = 0
  let repariert = 0
  try {
    for await (const raw of cells) {
      zeile++
      const line = raw.map(cell)
      if (line.every(({ whole }) => whole === '')) continue
      if (line.some(({ hadMarkup }) => hadMarkup)) repariert++
      const full = out.fullOf()
      if (full !== undefined) {
        hinweise.push(full)
        break
      }
      const refused = table.take(line, zeile)
      if (refused !== undefined) return { ok: false, satz: refused }
    }
  } catch (error) {
    const at = error instanceof Error && 'lines' in error ? Number(error.lines) : zeile + 1
    return {
      ok: false,
      satz: `Die Tabelle lässt sich ab Zeile ${at} nicht lesen. Bitte speichern Sie sie neu.`,
    }
  }
  const { refused, told, ...beside } = table.end()
  if (refused !== undefined) return { ok: false, satz: refused }
  hinweise.push(...told)
  if (repariert > 0)
    hinweise.push(`${repariert}-mal stand HTML in einer Zelle; gelesen wurde der Text allein.`)
  return { ok: true, isCalendar: false, rows, fehler, hinweise, repariert, ...beside }
}

const NO_HEAD =
  'In dieser Tabelle fehlt eine Zeile mit Überschriften. Nötig sind „Datum“ und „Abfallart“, dazu „Straße“, „Bezirk“ oder „Ort“.'
const NO_DATES = 'In dieser Tabelle steht unter den Überschriften kein Termin.'
const MOST_UNREAD = 100
const MOST_TOLD = 10

/**
 * Reads line by line. A date gets the kind that is nearest above or beside it, and no kind if that is in
 * doubt.
 */
function tableReader(isKind: IsKind, out: RowsOfFile) {
  let head: Head | undefined
  let isHeadUsed = false
  /** Lines above the first date, and the last of them that looks like headings. */
  const above: string[] = []
  let headings: readonly string[] = []
  /** A line among the dates that may be a heading of all rows below. */
  let stray: { zeile: number; text: string } | undefined
  const unreadColumns = new Map<number, string>()
  const unreadTexts = new Set<string>()
  const unknownKinds = new Set<string>()
  const { note, missingIn } = placesSaid()

  const unread = (at: number, text: string): void => {
    if (!unreadColumns.has(at)) unreadColumns.set(at, head?.labels[at] || `Spalte ${at + 1}`)
    if (unreadTexts.size < MOST_UNREAD) unreadTexts.add(text)
  }
  const unknownHeadings = (): string => {
    const unknown = unknownAmong(headings).slice(0, 6)
    if (unknown.length === 0) return NO_HEAD
    const which = unknown.map(label => `„${label.slice(0, 40)}“`).join(', ')
    const one = unknown.length === 1
    return `${one ? 'Die Überschrift' : 'Die Überschriften'} ${which} kennt der Einleser nicht. Gebraucht werden „Datum“ und „Abfallart“, dazu „Straße“, „Bezirk“ oder „Ort“.`
  }

  /** Returns the kind in front of its days: „Restmüll;07.01.2027;21.01.2027“. */
  const kindBeside = (line: readonly Cell[]): string | undefined => {
    const [kind, ...days] = line.filter(({ whole }) => whole !== '')
    const mayBe = head ? head.art === 'block' : headings.length === 0
    return mayBe &&
      kind &&
      days.length > 0 &&
      !isDated(kind) &&
      days.every(one => isDated(one) || isWeekday(one.line)) &&
      isKind(kind.line)
      ? kind.line
      : undefined
  }

  /** Whether a line may apply to all rows below. A row with a place or day of its own does not. */
  const isStray = (line: readonly Cell[], { art, fields, kinds }: Head): boolean => {
    const words = line.filter(isWord)
    if (art === 'liste') {
      const namesPlaces = fields.has('strasse') || fields.has('bezirk') || fields.has('ort')
      return !namesPlaces && words.length === 1 && line.filter(({ whole }) => whole !== '').length === 1
    }
    if (words.length === 0 || (head && isOfItself(line, head))) return false
    const isAmongDays = (one: Cell | undefined) => one !== undefined && isWord(one) && !isDated(one)
    return !line.some(isDated) || [...kinds.keys()].some(at => isAmongDays(line[at]))
  }

  return {
    /** The error if the table cannot be read; undefined while it can. */
    take(line: readonly Cell[], zeile: number): string | undefined {
      const text = line
        .map(one => one.line)
        .filter(Boolean)
        .join(', ')
      const mayBeHead = head?.art !== 'liste' || !readDay(line[head.fields.get('datum') ?? -1]?.line ?? '')
      const next = mayBeHead ? headOf(line, isKind, head) : undefined
      if (next) {
        if (head && !isHeadUsed && head.art !== 'liste' && above.length < MOST_UNREAD)
          above.push(head.labels.filter(Boolean).join(', '))
        head = next
        isHeadUsed = false
        return undefined
      }
      const beside = kindBeside(line)
      if (beside !== undefined) {
        if (stray) return doubtful(stray)
        const at = line.findIndex(one => one.line === beside)
        const labels = line.map(one => (one.line === beside ? beside : ''))
        isHeadUsed = true
        head = { art: 'block', labels, fields: new Map(), remarks: [], kinds: new Map([[at, beside]]) }
        takeLine(line.toSpliced(at, 1), zeile, head, out, { unread, note })
        // The kind applies to its own line only, not to the rows below.
        head.kinds.clear()
        return undefined
      }
      if (!head) {
        if (line.some(one => daysIn(one).some(day => readDay(day)))) return unknownHeadings()
        above.push(text)
        if (!line.some(isDated) && line.filter(({ whole }) => whole !== '').length > 1)
          headings = line.map(one => one.line)
        return zeile > MOST_ABOVE ? unknownHeadings() : undefined
      }
      const dated = line.some(isDated)
      if (mayBeHead && isStray(line, head)) {
        stray ??= { zeile, text }
        return dated ? doubtful(stray) : undefined
      }
      if (stray && dated) return doubtful(stray)
      isHeadUsed = true
      for (const label of unknownKindsIn(line, head)) unknownKinds.add(label)
      takeLine(line, zeile, head, out, { unread, note })
      return undefined
    },

    end() {
      const isEmpty = out.rows.length === 0 && out.fehler.length === 0
      const columns = [...unreadColumns.values()].map(label => `„${label.slice(0, 40)}“`).join(', ')
      const besides = [...above, ...(stray ? [stray.text] : [])]
      const texts = besides
        .slice(0, MOST_TOLD)
        .map(one => `„${one.slice(0, 200)}“`)
        .join('; ')
      const others = besides.length > MOST_TOLD ? `; und ${besides.length - MOST_TOLD} weitere` : ''
      return {
        refused:
          !head || (isEmpty && headings.length > 0) ? unknownHeadings() : isEmpty ? NO_DATES : undefined,
        ungelesen: [...above, ...unreadColumns.values(), ...unreadTexts],
        unbekannteSpalten: [...unknownKinds],
        missingIn,
        told: [
          ...(columns ? [`Nicht gelesen wurden diese Spalten: ${columns}.`] : []),
          ...(texts
            ? [`Nicht gelesen wurde, was über oder unter den Terminen steht: ${texts}${others}.`]
            : []),
        ],
      }
    },
  }
}

const doubtful = ({ zeile, text }: { zeile: number; text: string }): string =>
  `In Zeile ${zeile} steht zwischen den Terminen „${text.slice(0, 80)}“. Wofür die Termine darunter gelten, ist damit unklar. Bitte geben Sie jedem Termin eine eigene Zeile unter den Überschriften „Datum“, „Abfallart“ und „Straße“, oder teilen Sie die Datei auf.`

/** The headings of columns that have days, but no known kind of waste. */
const unknownKindsIn = (line: readonly Cell[], { art, labels, fields, remarks, kinds }: Head): string[] => {
  const known = new Set([...fields.values(), ...remarks, ...kinds.keys()])
  return art === 'spalten'
    ? line.flatMap((cell, at) => (isDated(cell) && !known.has(at) ? (labels[at] ?? []) : []))
    : []
}
