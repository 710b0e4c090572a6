import { variantInCell } from '../varianten/variant.ts'
import { type Cell, daysIn, isDated, isLikeDay } from './cell-text.ts'
import { isWeekday, noDay, type RawRow, type RowsOfFile, readDay, readTime } from './raw-rows.ts'
import type { Field, Head } from './table-heads.ts'
import { fallsOut } from './title/meaning.ts'

const VARIANT = ['rhythmus', 'behaelter'] as const
/** In a table with columns for kinds, only these other columns are read. */
const BESIDE_KINDS = new Set<Field>(['ort', 'bezirk', 'strasse', 'hausnummer', 'grund', 'platz', ...VARIANT])
const OWN = ['ort', 'bezirk', 'strasse', 'hausnummer', 'datum'] as const

const cellOf = (line: readonly Cell[], { fields }: Head, field: Field): string =>
  line[fields.get(field) ?? -1]?.line ?? ''

/** Whether a line names a place or a day of its own: then nothing in it is a heading of other lines. */
export const isOfItself = (line: readonly Cell[], head: Head): boolean =>
  OWN.some(field => cellOf(line, head, field) !== '')

/** Whether a cell is a word that may apply to all lines below. */
export const isWord = ({ line }: Cell): boolean => /\p{L}/u.test(line) && !isWeekday(line) && !fallsOut(line)

/**
 * Takes the dates of one line of a table. Passes other texts to `unread`, and the place of a line to `note`.
 */
export function takeLine(
  line: readonly Cell[],
  zeile: number,
  head: Head,
  out: RowsOfFile,
  { unread, note }: { unread: (at: number, text: string) => void; note: (place: Said) => void },
): void {
  const text = (field: Field): string => cellOf(line, head, field)
  const isList = head.art === 'liste'
  const fields = [...head.fields].flatMap(([field, at]) => (isList || BESIDE_KINDS.has(field) ? [at] : []))
  const used = new Set([...fields, ...head.remarks, ...head.kinds.keys()])
  const remarks = head.remarks.map(at => line[at]?.line ?? '')
  if (head.art !== 'block')
    for (const [at, cell] of line.entries()) {
      const { line: beside } = cell
      // Days without a kind are reported one by one.
      if (beside === '' || used.has(at) || (!isList && !head.fields.has('datum') && isDated(cell))) continue
      unread(at, beside)
      // A cancellation counts in a column of any name.
      if (fallsOut(beside)) remarks.push(beside)
    }
  const bemerkung = remarks.filter(remark => !SAYS_NOTHING.test(remark)).join(', ')
  const grund = text('grund')
  // The reason for a move raises no doubt about the date; another reason may.
  const isMoved = text('urspruenglich') !== ''
  const said = {
    ort: text('ort'),
    bezirk: text('bezirk'),
    strasse: text('strasse'),
    hausnummer: text('hausnummer'),
    grund: grund || bemerkung,
    platz: text('platz'),
    lage: '',
    entfaellt: false,
    bemerkung: isMoved ? bemerkung : [grund, bemerkung].filter(Boolean).join(', '),
  }
  note(said)
  const variante = VARIANT.map(field => variantInCell(text(field), field))
    .filter(Boolean)
    .join(', ')
  const named: Named = fraktion =>
    fraktion === '' || variante === '' ? fraktion : `${fraktion} (${variante})`
  if (isList) takeRow(zeile, text, said, named, out)
  else takeColumns(line, zeile, head, said, named, out)
}

/** Remarks without a meaning. */
const SAYS_NOTHING = /^(?:[-–—.]*|ok|okay|aktiv|gültig|gilt|bestätigt|planmäßig|regulär|unverändert)$/i

/** Returns the kind with the rhythm and the bin that other columns of its line name. */
type Named = (fraktion: string) => string
type Said = Omit<RawRow, 'zeile' | 'fraktion' | 'datum' | 'urspruenglich' | 'zeit_von' | 'zeit_bis'>

function takeRow(
  zeile: number,
  text: (field: Field) => string,
  said: Said,
  named: Named,
  { rows, fehler }: RowsOfFile,
): void {
  const note = (satz: string): void => void fehler.push({ zeile, satz })
  const written = text('datum')
  const datum = readDay(written)
  const fraktion = named(text('fraktion'))
  if (!datum) return note(written ? noDay(written) : 'Das Datum fehlt.')
  if (!fraktion) return note('Die Abfallart fehlt.')
  const original = text('urspruenglich')
  const urspruenglich = original === '' ? '' : readDay(original)
  if (urspruenglich === undefined) return note(`Verschoben von: ${noDay(original)}`)
  const [from = '', to = ''] = text('zeit_von').split(/\s*(?:-|–|bis)\s*/)
  const zeit_von = from === '' ? '' : readTime(from)
  const end = text('zeit_bis') || to
  const zeit_bis = end === '' ? '' : readTime(end)
  if (zeit_von === undefined || zeit_bis === undefined)
    return note(`„${text('zeit_von')} ${text('zeit_bis')}“ ist keine Uhrzeit.`)
  rows.push({ zeile, ...said, fraktion, datum, urspruenglich, zeit_von, zeit_bis })
}

function takeColumns(
  line: readonly Cell[],
  zeile: number,
  { art, kinds, fields, remarks }: Head,
  said: Said,
  named: Named,
  { rows, fehler, fullOf }: RowsOfFile,
): void {
  const none = { urspruenglich: '', zeit_von: '', zeit_bis: '' }
  const [ofBlock] = art === 'block' ? kinds.values() : []
  const unclear = (beside: string): void =>
    void fehler.push({
      zeile,
      satz: `Neben den Tagen steht „${beside.slice(0, 40)}“, das der Einleser nicht kennt. Sie werden nicht übernommen.`,
    })
  const word = ofBlock === undefined ? undefined : line.find(one => isWord(one) && !isDated(one))
  if (word) return unclear(word.line)
  const notDates = new Set([...fields.values(), ...remarks])
  for (const [at, cell] of line.entries()) {
    if (notDates.has(at)) continue
    const fraktion = ofBlock ?? kinds.get(at)
    const days = daysIn(cell)
    const beside = days.find(one => /\p{L}/u.test(one) && !isLikeDay(one) && !isWeekday(one))
    if (fraktion !== undefined && beside !== undefined && days.length > 1) {
      unclear(beside)
      continue
    }
    for (const one of days) {
      if (fullOf() !== undefined) return
      const datum = readDay(one)
      if (datum && fraktion !== undefined)
        rows.push({ zeile, ...said, ...none, fraktion: named(fraktion), datum })
      else if (datum)
        fehler.push({ zeile, satz: `Zu „${one}“ ist nicht klar, welche Abfallart gemeint ist.` })
      else if (fraktion !== undefined && !(isWeekday(one) && (art === 'block' || isDated(cell))))
        fehler.push({ zeile, satz: noDay(one) })
    }
  }
}
