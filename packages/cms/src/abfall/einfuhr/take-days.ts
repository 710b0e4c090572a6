import { germanDay } from '@rathausplatz/time'
import { type Cell, isDated } from './cell-text.ts'
import { type DayReader, type DaysOfCell, unclearBeside } from './days/day-reader.ts'
import { readTime } from './days/read-time.ts'
import { isWeekday } from './days/weekdays.ts'
import { isMark, isNoMark, signOfMark } from './marks.ts'
import type { RawRow, RowsOfFile } from './raw-rows.ts'
import type { Field, Head } from './table-heads.ts'
import { fallsOut } from './title/meaning.ts'
import { reasonIn } from './title/reasons.ts'

/** What a line says beside its kinds and days. */
export type Said = Omit<
  RawRow,
  'zeile' | 'fraktion' | 'art' | 'datum' | 'urspruenglich' | 'zeit_von' | 'zeit_bis' | 'isHourOfDay'
>

/** How a line is read. */
type Reading = {
  readonly days: DayReader
  /** Returns the kind with the rhythm and the bin that other columns of its line name. */
  readonly named: (art: string) => Pick<RawRow, 'fraktion' | 'art'>
}

/** Whether a cell is a word that may apply to all lines below. */
export const isWord = ({ line }: Cell): boolean =>
  /\p{L}/u.test(line) && !isWeekday(line) && !isMark(line) && !fallsOut(line)

const isMarkIn = ({ isOneMark = false }: Head, text: string): boolean =>
  isMark(text) || (isOneMark && text === '1')

const EMPTY: Cell = { whole: '', line: '', hadMarkup: false }
const cellAt = (line: readonly Cell[], at: number | undefined): Cell => line[at ?? -1] ?? EMPTY

/** The year of a row in a column of its own. */
const yearIn = (line: readonly Cell[], { fields }: Head): string | undefined =>
  /^20\d{2}$/.exec(cellAt(line, fields.get('jahr')).line)?.[0]

/** Takes a row of a list: one kind, with one day or several. */
export function takeRow(
  line: readonly Cell[],
  zeile: number,
  head: Head,
  said: Said,
  { rows, fehler, fullOf, questions }: RowsOfFile,
  { days, named }: Reading,
): void {
  const text = (field: Field): string => cellAt(line, head.fields.get(field)).line
  const note = (satz: string): void => void fehler.push({ zeile, satz })
  const cells = [...new Set([head.fields.get('datum'), ...head.tage])]
    .map(at => withWeek(cellAt(line, at), text('woche')))
    .filter(({ whole }) => whole !== '')
  const fraktion = text('fraktion')
  const noteNoNewDay = (): void => {
    const old = days.read(text('urspruenglich'))
    if (old !== undefined) questions.noteNoNewDay(fraktion, old, cells.map(({ line }) => line).join(', '))
  }
  if (cells.length === 0) {
    noteNoNewDay()
    return note('Das Datum fehlt.')
  }
  const read = cells.map(cell => days.inCell(cell, yearIn(line, head)))
  for (const satz of read.flatMap(({ faults }) => faults)) note(satz)
  const found = read.flatMap(one => one.days)
  if (found.length === 0) return noteNoNewDay()
  if (!fraktion) return note('Die Abfallart fehlt.')
  const original = text('urspruenglich')
  const urspruenglich = original === '' ? '' : days.read(original)
  if (urspruenglich === undefined) return note(`Verschoben von: ${days.noDay(original)}`)
  if (urspruenglich !== '' && found.length > 1)
    return note('Die Zeile nennt mehrere Tage. Welcher davon verschoben ist, ist unklar.')
  const [from = '', to = ''] = text('zeit_von').split(/\s*(?:-|–|bis)\s*/)
  const begin = from === '' ? '' : readTime(from)
  const end = text('zeit_bis') || to
  const zeit_bis = end === '' ? '' : readTime(end)
  if (begin === undefined || zeit_bis === undefined)
    return note(`„${text('zeit_von')} ${text('zeit_bis')}“ ist keine Uhrzeit.`)
  for (const { datum, zeit, zusatz } of found) {
    if (fullOf() !== undefined) return
    if (urspruenglich === '') compareWeekday(line, head, said, { days, datum })
    const isHourOfDay = begin === '' && zeit !== ''
    rows.push({
      zeile,
      ...withText(said, zusatz),
      ...named(fraktion),
      datum,
      urspruenglich,
      zeit_von: begin || zeit,
      zeit_bis,
      isHourOfDay,
    })
  }
}

/** Only a text that begins as a reason is one: „(verlegt wegen Ostermontag)“. */
function reasonBeside(zusatz: string): string {
  const text = zusatz.replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1')
  const reason = reasonIn(text)
  return reason === text ? '' : reason
}

/** Adds what stands beside a day in its cell to the remark of its row. */
const withText = (said: Said, zusatz = ''): Said =>
  zusatz === ''
    ? said
    : {
        ...said,
        grund: said.grund || reasonBeside(zusatz),
        bemerkung: [said.bemerkung, zusatz].filter(Boolean).join(', '),
      }

/** The weekday in a column of its own has to fit to the day, unless the row explains why it does not. */
function compareWeekday(
  line: readonly Cell[],
  { wochentag }: Head,
  { grund, bemerkung = '', entfaellt }: Said,
  { days, datum }: { days: DayReader; datum: string },
): void {
  if (grund === '' && bemerkung === '' && !entfaellt) days.compare(cellAt(line, wochentag).line, datum)
}

/** A week and a weekday in two columns are one day: „KW 2“ and „Mi“. */
const withWeek = (cell: Cell, week: string): Cell => {
  const [nr] = /\d{1,2}/.exec(week) ?? []
  const text = `KW ${nr} ${cell.line}`
  return nr !== undefined && isWeekday(cell.line) ? { ...cell, whole: text, line: text } : cell
}

/** Takes a line of a table with columns for kinds, or a line of a block. */
export function takeColumns(
  line: readonly Cell[],
  zeile: number,
  head: Head,
  said: Said,
  { rows, fehler, fullOf, questions }: RowsOfFile,
  { days, named }: Reading,
): void {
  const { art, kinds, fields, remarks, states } = head
  const none = { urspruenglich: '', zeit_bis: '' }
  const [ofBlock] = art === 'block' ? kinds.values() : []
  const note = (satz: string): void => void fehler.push({ zeile, satz })
  const word = ofBlock === undefined ? undefined : line.find(one => isWord(one) && !isDated(one))
  if (word) return note(unclearBeside(word.line))
  const year = yearIn(line, head)
  const day = cellAt(line, fields.get('datum'))
  const notDates = new Set([...fields.values(), ...remarks, ...states.keys()])
  for (const [at, cell] of line.entries()) {
    if (notDates.has(at) || cell.whole === '') continue
    const fraktion = ofBlock ?? kinds.get(at)
    const isMarked = fraktion !== undefined && fields.has('datum') && art === 'spalten'
    if (isMarked && isNoMark(cell.line)) continue
    const isOfDay = isMarked && isMarkIn(head, cell.line)
    const read = isOfDay
      ? ofItsDay(withSign(day, signOfMark(cell.line)), days, year)
      : days.inCell(cell, year)
    if (fraktion === undefined) {
      for (const satz of read.days.map(({ datum }) => withoutKind(datum))) note(satz)
      continue
    }
    if (isMarked && !isOfDay && !isDated(cell)) {
      const column = head.labels[at] ?? fraktion
      questions.noteUnknownMark(cell.line, column)
      note(
        `„${cell.line.slice(0, 40)}“ in der Spalte „${column.slice(0, 40)}“ ist weder ein Kreuz noch ein Datum.`,
      )
      continue
    }
    for (const satz of read.faults) if (!(art === 'block' && isWeekday(cell.line))) note(satz)
    for (const { datum, zeit, zusatz } of read.days) {
      if (fullOf() !== undefined) return
      if (isOfDay) compareWeekday(line, head, said, { days, datum })
      rows.push({
        zeile,
        ...withText(said, zusatz),
        ...none,
        ...named(fraktion),
        datum,
        zeit_von: zeit,
        isHourOfDay: zeit !== '',
      })
    }
  }
}

/** A sign behind a mark points to an explanation, as one behind a day does. */
const withSign = (day: Cell, sign: string): Cell =>
  sign === '' || day.whole === '' ? day : { ...day, whole: day.whole + sign, line: day.line + sign }

const ofItsDay = (day: Cell, days: DayReader, year: string | undefined): DaysOfCell =>
  day.whole === '' ? { days: [], faults: ['Das Datum fehlt.'] } : days.inCell(day, year)

const withoutKind = (datum: string): string =>
  `Zu „${germanDay(datum)}“ ist nicht klar, welche Abfallart gemeint ist.`
