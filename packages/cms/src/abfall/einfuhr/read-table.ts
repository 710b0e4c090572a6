import type { Holidays } from '@rathausplatz/kalender'
import { type Cell, cellReader, daysIn, isDated, MOST_COLUMNS } from './cell-text.ts'
import { type DayReader, dayReader } from './days/day-reader.ts'
import { mannerOfDays } from './days/manner-of-days.ts'
import { legendsIn } from './days/marks-of-days.ts'
import { isWeekday } from './days/weekdays.ts'
import { placesSaid } from './lacking-place.ts'
import { doHeadingsFollow, isStray, isTitleOnly, MOST_ABOVE, unknownKindsIn } from './lines-of-table.ts'
import { isListOfChanges } from './list-of-changes.ts'
import { type ReadFile, type RowsOfFile, rowsOfFile } from './raw-rows.ts'
import { settled } from './settle-head.ts'
import { type Head, hasHeadings, headOf, type IsKind } from './table-heads.ts'
import {
  columnInWords,
  doubtful,
  NO_DATES,
  refusedInWords,
  unknownHeadings,
  yearInWords,
} from './table-in-words.ts'
import { takeLine } from './take-line.ts'

/** Most lines and cells of a table that are kept while it is read. */
const MOST_LINES = 400_000
const MOST_CELLS = 6_000_000
/** Most lines that decide about headings further down: a file may consist of headings. */
const MOST_BELOW = 200

type Line = { readonly zeile: number; readonly line: readonly Cell[] }
type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>

/**
 * Reads a table of dates: one per row, a column per kind of waste, or in blocks. `names` are the names of its
 * sheet and file.
 */
export async function readTable(
  rows: Rows,
  isKind: IsKind,
  holidays: Holidays,
  names: readonly string[] = [],
): Promise<ReadFile> {
  const out = rowsOfFile()
  const hinweise: string[] = []
  const lines: Line[] = []
  const repariert = await takeInLines(rows, lines, hinweise)
  if (typeof repariert === 'string') return { ok: false, satz: repariert }
  const cells = lines.map(({ line }) => line)
  const refusal = (satz: string) => ({ ok: false, satz: refusedInWords(satz, cells) }) as const
  const manner = mannerOfDays(cells, names)
  const legends = legendsIn(cells, isKind)
  const days = dayReader(manner.manner, holidays, legends.textOf)
  const table = tableReader(isKind, out, days)
  for (const [at, { zeile, line }] of lines.entries()) {
    const full = out.fullOf()
    if (full !== undefined) {
      hinweise.push(full)
      break
    }
    if (legends.isLegend(line)) continue
    const refused = table.take(line, zeile, lines, at)
    if (refused !== undefined) return refusal(refused)
  }
  const { refused, told, ...beside } = table.end()
  if (refused !== undefined) return refusal(refused)
  hinweise.push(...told, ...yearInWords(days.yearless(), manner, out.fehler))
  if (repariert > 0)
    hinweise.push(`${repariert}-mal stand HTML in einer Zelle; gelesen wurde der Text allein.`)
  const isOnlyChanges = out.rows.length === 0 || isListOfChanges(out.rows)
  const fragen = [
    ...(manner.frage === undefined ? [] : [manner.frage]),
    ...days.frage(),
    ...out.questions.fragenOf(isOnlyChanges),
  ]
  const { rows: found, fehler } = out
  return { ok: true, isCalendar: false, rows: found, fehler, hinweise, fragen, repariert, ...beside }
}

/** Takes in all lines. Returns in how many markup was removed, or the error. */
async function takeInLines(rows: Rows, lines: Line[], hinweise: string[]): Promise<number | string> {
  const cell = cellReader()
  let [zeile, repariert, cells, isTooWide] = [0, 0, 0, false]
  try {
    for await (const raw of rows) {
      zeile++
      const line = raw.slice(0, MOST_COLUMNS).map(cell)
      isTooWide ||= raw.slice(MOST_COLUMNS).some(Boolean)
      while (line.at(-1)?.whole === '') line.pop()
      if (line.length === 0) continue
      if (lines.length >= MOST_LINES || cells > MOST_CELLS) {
        hinweise.push(`Gelesen wurden die Zeilen bis ${zeile - 1}.`)
        break
      }
      if (line.some(({ hadMarkup }) => hadMarkup)) repariert++
      cells += line.length
      lines.push({ zeile, line })
    }
    if (isTooWide) hinweise.push(`Gelesen wurden die ersten ${MOST_COLUMNS} Spalten.`)
    return repariert
  } catch (error) {
    const at = error instanceof Error && 'lines' in error ? Number(error.lines) : zeile + 1
    return `Die Tabelle lässt sich ab Zeile ${at} nicht lesen. Bitte speichern Sie sie neu.`
  }
}

const MOST_UNREAD = 100
const MOST_TOLD = 10

/**
 * Reads line by line. A date gets the kind that is nearest above or beside it, and no kind if that is in
 * doubt.
 */
function tableReader(isKind: IsKind, out: RowsOfFile, days: DayReader) {
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
  /** Lines of a single text among the dates, and the kinds that are titles of blocks. */
  const alone = new Set<string>()
  const { note, missingIn } = placesSaid()

  const unread = (at: number, text: string): void => {
    if (!unreadColumns.has(at)) unreadColumns.set(at, head?.labels[at] ?? '')
    if (unreadTexts.size < MOST_UNREAD) unreadTexts.add(text)
  }
  const addAlone = (text: string): void => {
    if (alone.size < MOST_UNREAD) alone.add(text)
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

  return {
    /** The error if the table cannot be read; undefined while it can. */
    take(line: readonly Cell[], zeile: number, lines: readonly Line[], at: number): string | undefined {
      const text = line
        .map(one => one.line)
        .filter(Boolean)
        .join(', ')
      const mayBeHead = head?.art !== 'liste' || !days.read(line[head.fields.get('datum') ?? -1]?.line ?? '')
      // A title that names a kind gives way to the headings of the columns.
      const isTitle = head !== undefined && isTitleOnly(head) && !isHeadUsed
      const next = mayBeHead
        ? headOf(line, isKind, isTitle && hasHeadings(line) ? undefined : head)
        : undefined
      if (next) {
        if (isTitle && stray && next.art !== 'block') {
          above.push(stray.text)
          stray = undefined
        }
        if (head && !isHeadUsed && head.art !== 'liste' && above.length < MOST_UNREAD)
          above.push(head.labels.filter(Boolean).join(', '))
        if (next.art === 'block') addAlone(text)
        const below = lines.slice(at + 1, head ? at + 1 + MOST_BELOW : undefined)
        head = settled(
          next,
          below.map(one => one.line),
        )
        isHeadUsed = false
        return undefined
      }
      const beside = kindBeside(line)
      if (beside !== undefined) {
        if (stray) return doubtful(stray)
        const column = line.findIndex(one => one.line === beside)
        const labels = line.map(one => (one.line === beside ? beside : ''))
        isHeadUsed = true
        head = {
          art: 'block',
          labels,
          fields: new Map(),
          remarks: [],
          states: new Map(),
          tage: [],
          kinds: new Map([[column, beside]]),
        }
        takeLine(line.toSpliced(column, 1), zeile, head, out, { days, unread, note })
        // The kind applies to its own line only, not to the rows below.
        head.kinds.clear()
        return undefined
      }
      if (!head) {
        if (line.some(one => daysIn(one).some(day => days.read(day)))) return unknownHeadings(headings)
        above.push(text)
        if (!line.some(isDated) && line.filter(({ whole }) => whole !== '').length > 1)
          headings = line.map(one => one.line)
        return zeile > MOST_ABOVE ? unknownHeadings(headings) : undefined
      }
      const dated = line.some(isDated)
      if (!dated && line.filter(({ whole }) => whole !== '').length === 1) addAlone(text)
      if (isTitle && zeile <= MOST_ABOVE && isStray(line, head) && doHeadingsFollow(lines, at, isKind)) {
        above.push(text)
        return undefined
      }
      if (mayBeHead && isStray(line, head)) {
        stray ??= { zeile, text }
        return dated ? doubtful(stray) : undefined
      }
      if (stray && dated) return doubtful(stray)
      isHeadUsed = true
      for (const label of unknownKindsIn(line, head)) unknownKinds.add(label)
      takeLine(line, zeile, head, out, { days, unread, note })
      return undefined
    },

    end() {
      const isEmpty = out.rows.length === 0 && out.fehler.length === 0
      const columns = [...unreadColumns].map(columnInWords).join(', ')
      const besides = [...above, ...(stray ? [stray.text] : [])]
      const texts = besides
        .slice(0, MOST_TOLD)
        .map(one => `„${one.slice(0, 200)}“`)
        .join('; ')
      const others = besides.length > MOST_TOLD ? `; und ${besides.length - MOST_TOLD} weitere` : ''
      return {
        refused:
          !head || (isEmpty && headings.length > 0)
            ? unknownHeadings(headings)
            : isEmpty
              ? NO_DATES
              : undefined,
        ungelesen: [...above, ...[...unreadColumns.values()].filter(Boolean), ...unreadTexts],
        titel: [...besides, ...alone],
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
