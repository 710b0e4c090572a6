import { variantInCell } from '../varianten/variant.ts'
import { type Cell, isDated } from './cell-text.ts'
import type { DayReader } from './days/day-reader.ts'
import { isWeekday } from './days/weekdays.ts'
import { houseNumbersIn } from './houses-of-row.ts'
import { yesOrNo } from './marks.ts'
import type { RowsOfFile } from './raw-rows.ts'
import type { Field, Head } from './table-heads.ts'
import { type Said, takeColumns, takeRow } from './take-days.ts'
import { cancelsDay, fallsOut } from './title/meaning.ts'
import { reasonIn, saysOnlyMoved } from './title/reasons.ts'

const VARIANT = ['rhythmus', 'behaelter'] as const
/** In a table with columns for kinds, only these other columns are read. */
const BESIDE_KINDS = new Set<Field>([
  'gemeinde',
  'ort',
  'bezirk',
  'strasse',
  'hausnummer',
  'hausnummer_von',
  'hausnummer_bis',
  'seite',
  'jahr',
  'grund',
  'platz',
  ...VARIANT,
])
const OWN = ['ort', 'bezirk', 'strasse', 'hausnummer', 'hausnummer_von', 'datum'] as const

const cellOf = (line: readonly Cell[], { fields }: Head, field: Field): string =>
  line[fields.get(field) ?? -1]?.line ?? ''

/** Whether a line names a place or a day of its own: then nothing in it is a heading of other lines. */
export const isOfItself = (line: readonly Cell[], head: Head): boolean =>
  OWN.some(field => cellOf(line, head, field) !== '')

/** What a line needs around it: its days are read by `days`, and what is not used goes to the others. */
export type Around = {
  readonly days: DayReader
  readonly unread: (at: number, text: string) => void
  readonly note: (place: Said) => void
}

/**
 * Returns the head for a line whose day may be replaced: the other day is then the original one. A text in
 * place of a day is a remark; one that cancels the original day is in the column `cancelled`.
 */
function withReplaced(line: readonly Cell[], head: Head): Head & { readonly cancelled?: number } {
  const { ersatz, fields, remarks } = head
  const [at = -1, old = -1] = [fields.get('datum'), fields.get('urspruenglich')]
  if (cancelsInPlace(line[at]) && line[old] && isDated(line[old])) {
    const others = [...fields].filter(([field]) => field !== 'urspruenglich')
    return { ...head, fields: new Map<Field, number>([...others, ['datum', old]]), cancelled: at }
  }
  const usual = fields.get('datum')
  const cell = line[ersatz ?? -1]
  if (ersatz === undefined || usual === undefined || !cell || cell.whole === '') return head
  return isDated(cell)
    ? { ...head, fields: new Map<Field, number>([...fields, ['datum', ersatz], ['urspruenglich', usual]]) }
    : cancelsInPlace(cell)
      ? { ...head, cancelled: ersatz }
      : { ...head, remarks: [...remarks, ersatz] }
}

const cancelsInPlace = (cell: Cell | undefined): boolean =>
  cell !== undefined && !isDated(cell) && cancelsDay(cell.line)

/** Takes the dates of one line of a table. */
export function takeLine(
  line: readonly Cell[],
  zeile: number,
  headOfTable: Head,
  out: RowsOfFile,
  { days, unread, note }: Around,
): void {
  const head = withReplaced(line, headOfTable)
  const text = (field: Field): string => cellOf(line, head, field)
  const isList = head.art === 'liste'
  // A part of the town may have another postcode, so its name says more.
  const plz = text('gemeinde') === '' && text('ort') === '' ? postcode(text('plz')) : ''
  const isRead = (field: Field): boolean =>
    field === 'plz'
      ? plz !== ''
      : isList || BESIDE_KINDS.has(field) || (field === 'datum' && head.isOfMarks === true)
  const fields = [...head.fields].flatMap(([field, at]) => (isRead(field) ? [at] : []))
  const used = new Set([
    ...fields,
    ...head.remarks,
    ...(head.cancelled === undefined ? [] : [head.cancelled]),
    ...head.states.keys(),
    ...head.kinds.keys(),
    ...(isList ? head.tage : []),
    // The weekday is compared with the day.
    ...(head.wochentag !== undefined && isWeekday(line[head.wochentag]?.line ?? '') ? [head.wochentag] : []),
  ])
  const remarks = head.remarks.map(at => line[at]?.line ?? '')
  const cancelled = line[head.cancelled ?? -1]?.line ?? ''
  let entfaellt = cancelled !== ''
  // „ersatzlos“ says no more than that.
  if (fallsOut(cancelled)) remarks.push(cancelled)
  for (const [at, isGoneIf] of head.states) {
    const state = line[at]?.line ?? ''
    const answer = yesOrNo(state)
    if (answer === undefined) remarks.push(state)
    if (answer !== isGoneIf) continue
    entfaellt = true
    remarks.push(`${head.labels[at]}: ${state}`)
  }
  const unclear = (head.unklar ?? []).map(at => line[at]?.line ?? '').filter(Boolean)
  if (unclear.length > 0) {
    out.fehler.push({ zeile, satz: vonBisUnclear(unclear) })
    return
  }
  if (head.art !== 'block')
    for (const [at, cell] of line.entries()) {
      const { line: beside } = cell
      if (beside === '' || used.has(at)) continue
      // Days without a kind and without a heading are reported one by one.
      const isToldAlone = !isList && !head.fields.has('datum') && isDated(cell)
      if (!isToldAlone || (head.labels[at] ?? '') !== '') unread(at, beside)
      // A cancellation counts in a column of any name.
      if (!isToldAlone && fallsOut(beside)) remarks.push(beside)
    }
  const bemerkung = remarks.filter(remark => remark !== '' && !SAYS_NOTHING.test(remark)).join(', ')
  const grund = text('grund')
  // The reason for a move raises no doubt about the date; another reason may.
  const isMoved = text('urspruenglich') !== '' || cancelled !== ''
  const said = {
    gemeinde: text('gemeinde') || plz,
    ort: text('ort'),
    bezirk: text('bezirk'),
    strasse: line[head.fields.get('strasse') ?? -1]?.whole ?? '',
    hausnummer: houseNumbersIn(text),
    grund: grund || reasonIn(bemerkung),
    platz: text('platz'),
    lage: '',
    entfaellt,
    isState: head.remarks.some(
      at => STATE.test(head.labels[at] ?? '') && saysOnlyMoved(line[at]?.line ?? ''),
    ),
    bemerkung: isMoved ? bemerkung : [grund, bemerkung].filter(Boolean).join(', '),
  }
  note(said)
  const variante = VARIANT.map(field => variantInCell(text(field), field))
    .filter(Boolean)
    .join(', ')
  const named = (art: string) =>
    variante === '' ? { fraktion: art } : { fraktion: `${art} (${variante})`, art }
  if (isList) takeRow(line, zeile, head, said, out, { days, named })
  else takeColumns(line, zeile, head, said, out, { days, named })
}

/** A postcode that a workbook holds as a number has lost its zero. */
const postcode = (text: string): string => (/^\d{4}$/.test(text) ? `0${text}` : text)

/** Headings of the state of a row. */
const STATE = /status|zustand/i
/** Remarks without a meaning. */
const SAYS_NOTHING = /^(?:[-–—.]*|ok|okay|aktiv|gültig|gilt|bestätigt|planmäßig|regulär|unverändert)$/i

const vonBisUnclear = (values: readonly string[]): string =>
  `Ob ${values.map(one => `„${one.slice(0, 20)}“`).join(' und ')} unter „von“ und „bis“ Hausnummern oder Uhrzeiten sind, ist unklar. Bitte nennen Sie die Spalten „Hausnummer von“ und „Hausnummer bis“ oder „Uhrzeit von“ und „Uhrzeit bis“.`
