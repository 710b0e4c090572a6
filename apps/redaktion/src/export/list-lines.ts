import { type Column, columnsOf, type FormField } from '@rathausplatz/contract/records'
import { formatDate, formatTime } from '@rathausplatz/ui'
import { withPages } from '../contents/has-page.ts'
import type { Row } from '../contents/row.ts'
import { standOf } from '../contents/stand.ts'
import type { Kind } from '../kinds/kinds.ts'
import { cellText, type Names } from '../list/cell.ts'

/** Returns all columns of a kind, without those that every line has. */
export function allColumns(kind: Kind): readonly Column[] {
  const { art, titelfeld, schluesselfeld, liste, felder } = kind
  const told = new Set([titelfeld, liste.date, withPages.includes(art) ? schluesselfeld : undefined])
  return columnsOf(felder).filter(({ name }) => !told.has(name))
}

/** Builds the lines of the table file: with the wanted columns, and moments with day and time. */
export function linesOf(kind: Kind, columns: readonly Column[], names: Names) {
  const field = (name: string | undefined): FormField[] => kind.felder.filter(one => one.name === name)
  const date = field(kind.liste.date)
  return {
    head: [
      field(kind.titelfeld)[0]?.label || 'Titel',
      'Zustand',
      ...columns.map(({ label }) => label),
      ...date.map(({ label }) => label),
      'Adresse',
      'Öffentlich ab',
      'Öffentlich bis',
      'Geändert am',
      'Geändert von',
    ],
    line: (row: Row): string[] => [
      row.titel,
      standOf(row),
      ...columns.map(({ field, valueIn }) => sortableText(field, valueIn(row.felder), names)),
      ...date.map(one => sortableText(one, row.datum, names)),
      row.pfad ?? '',
      inFull(row.gueltig_von),
      inFull(row.gueltig_bis),
      inFull(row.geaendert_am),
      row.geaendert_von.name,
    ],
  }
}

const sortableText: typeof cellText = (field, value, names) =>
  field.control === 'datum' && field.withTime && typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? sortable(value)
    : cellText(field, value, names)

const inFull = (moment: string | null): string => (moment === null ? '' : sortable(moment))

/** Returns `01.12.2026 18:00`: spreadsheets read it as a moment, by which they can sort. */
const sortable = (moment: string): string =>
  `${formatDate(moment)} ${formatTime(moment).replace(/ Uhr$/, '')}`
