import { withUmlautsSpelled } from '@rathausplatz/text'
import { type Cell, isDated } from './cell-text.ts'
import type { RawRow } from './raw-rows.ts'

export type Field =
  | Exclude<keyof RawRow, 'zeile' | 'entfaellt' | 'lage' | 'beschreibung' | 'bemerkung'>
  | 'rhythmus'
  | 'behaelter'
/** Whether a text names a kind of waste. */
export type IsKind = (label: string) => boolean

/** The headings that people and programs use. */
const HEADS: Readonly<Record<Field, readonly string[]>> = {
  ort: ['ort', 'ortsteil', 'gemeinde', 'stadtteil', 'teilort', 'ortschaft'],
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
  rhythmus: [
    'rhythmus',
    'abfuhrrhythmus',
    'leerungsrhythmus',
    'turnus',
    'abfuhrturnus',
    'intervall',
    'leerungsintervall',
    'haeufigkeit',
    'takt',
    'zyklus',
    'abfuhrzyklus',
    'variante',
  ],
  behaelter: [
    'behaelter',
    'behaeltergroesse',
    'behaeltertyp',
    'behaelterart',
    'behaeltervolumen',
    'gefaess',
    'gefaessgroesse',
    'gefaesstyp',
    'volumen',
    'liter',
    'groesse',
    'tonnengroesse',
    'behvol',
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
    'neuertermin',
  ],
  urspruenglich: [
    'urspruenglich',
    'verschobenvon',
    'verschobenvom',
    'verlegtvon',
    'verlegtvom',
    'statt',
    'regeltermin',
    'originaltermin',
    'altertermin',
  ],
  grund: ['grund', 'anlass', 'feiertag'],
  zeit_von: ['von', 'zeitvon', 'uhrzeit', 'beginn', 'uhrzeitvon', 'zeit'],
  zeit_bis: ['bis', 'zeitbis', 'ende', 'uhrzeitbis'],
  platz: ['platz', 'standort', 'standplatz', 'haltestelle', 'annahmestelle', 'treffpunkt'],
}
/** Headings of remarks about a collection: perhaps it is cancelled, moved, or not for all. */
const REMARK =
  /bemerk|anmerk|vermerk|hinweis|status|info|komment|notiz|aenderung|geaendert|besonder|beschreibung|zusatz|ersatz|ausfall|faelltaus|entfall|entfaellt|abgesagt|absage|storn|gestrichen|gueltig|verschob|verleg|^haus(?:nr|nummer)|^neue?[rs]?(?:termin|datum|tag)$/

const folded = (text: string): string => withUmlautsSpelled(text).replaceAll(/[^a-z0-9]/g, '')

/** The headings that one line gives to the lines below it. */
export type Head = {
  /** `liste`: one date per row. `spalten`: a column per kind. `block`: all rows below are of one kind. */
  readonly art: 'liste' | 'spalten' | 'block'
  readonly labels: readonly string[]
  readonly fields: ReadonlyMap<Field, number>
  readonly remarks: readonly number[]
  /** The columns of the kinds; a block has one kind, in any column. */
  readonly kinds: Map<number, string>
}

/**
 * Returns the head that a line starts: it has no dates, and names the kinds of the rows below. `before` is
 * the head so far.
 */
export function headOf(line: readonly Cell[], isKind: IsKind, before: Head | undefined): Head | undefined {
  if (line.some(isDated)) return undefined
  const labels = line.map(cell => cell.line)
  const names = labels.map(folded)
  const fields = new Map<Field, number>()
  for (const [field, words] of Object.entries(HEADS) as [Field, readonly string[]][]) {
    const at = names.findIndex(name => words.includes(name))
    if (at >= 0) fields.set(field, at)
  }
  // Without a column for the kind, the bin names it.
  const bin = fields.get('behaelter')
  if (bin !== undefined && !fields.has('fraktion') && fields.has('datum')) {
    fields.delete('behaelter')
    fields.set('fraktion', bin)
  }
  const taken = new Set(fields.values())
  // „Restmüll (Zusatzleerung)“ is a kind, and „Hinweis zum Restmüll“ is none.
  const isRemark = (name: string, at: number): boolean => {
    const found = name.search(REMARK)
    return found === 0 || (found > 0 && !isKind(labels[at] ?? ''))
  }
  const remarks = names.flatMap((name, at) => (!taken.has(at) && isRemark(name, at) ? [at] : []))
  const own = { labels, fields, remarks }
  if (fields.has('datum') && fields.has('fraktion')) return { art: 'liste', kinds: new Map(), ...own }
  // In a list, a line with a kind and no day is a row that lacks its day.
  if (before?.art === 'liste') return undefined
  for (const at of remarks) taken.add(at)
  const kinds = new Map(
    labels.flatMap((label, at) => (label !== '' && !taken.has(at) && isKind(label) ? [[at, label]] : [])),
  )
  if (kinds.size === 0) return undefined
  const written = labels.filter(Boolean).length
  if (written === 1 && (!before || before.art === 'block')) return { art: 'block', kinds, ...own }
  if (!before) return { art: 'spalten', kinds, ...own }
  // Among dates, other texts beside a kind are unclear.
  if (kinds.size + taken.size < written) return undefined
  // The columns of streets stay as in the headings above.
  const stay = taken.size > 0 ? own : { labels, fields: before.fields, remarks: before.remarks }
  return { art: 'spalten', kinds, ...stay }
}

/** Returns the headings that are not known; empty if no line looks like headings. */
export const unknownAmong = (labels: readonly string[]): string[] => {
  const known = new Set(Object.values(HEADS).flat())
  return labels.filter(label => label !== '' && !known.has(folded(label)) && !REMARK.test(folded(label)))
}
