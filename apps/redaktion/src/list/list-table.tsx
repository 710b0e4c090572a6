import type { Column, FormField } from '@rathausplatz/contract/records'
import { noBreak, VisuallyHidden } from '@rathausplatz/ui'
import { Link } from 'react-router'
import type { Selection } from '../bulk/selection.ts'
import { type Row, screenOf } from '../contents/row.ts'
import type { Kind } from '../kinds/kinds.ts'
import { day } from '../pieces/day.ts'
import { State } from '../pieces/state.tsx'
import { cellText, type Names } from './cell.ts'
import { ChangedCell } from './changed-cell.tsx'
import { Heading } from './heading.tsx'
import styles from './list.module.css'
import { orderBy } from './list-query.ts'
import { TickCell, TickHeading } from './tick-cell.tsx'
import type { ListAddress } from './use-list-address.ts'

type ListTableProps = {
  kind: Kind
  rows: readonly Row[]
  names: Names
  columns: readonly Column[]
  address: ListAddress
  /** Undefined if the account may not change several documents at once. */
  selection: Selection | undefined
}

/** The rows: table rows on wide screens, cards on narrow ones. */
export function ListTable({ kind, rows, names, columns, address, selection }: ListTableProps) {
  const { sortierung } = address.wanted
  const date = fieldOf(kind, kind.liste.date)
  const heading = (by: Parameters<typeof orderBy>[0], label: string) => (
    <Heading by={by} sortierung={sortierung} href={address.hrefOf({ sortierung: orderBy(by, sortierung) })}>
      {label}
    </Heading>
  )
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{kind.label.many}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && <TickHeading />}
            {heading('titel', fieldOf(kind, kind.titelfeld)?.label || 'Titel')}
            {heading('status', 'Zustand')}
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            {date && heading('datum', date.label)}
            {heading('geaendert', 'Geändert')}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} data-ticked={selection?.has(row.id) || undefined}>
              {selection && <TickCell row={row} selection={selection} />}
              <th scope="row">
                <Link to={screenOf(row)}>{row.titel || '(ohne Titel)'}</Link>
                {kind.unter === null && row.pfad && <span className={styles.under}>{row.pfad}</span>}
              </th>
              <td>
                <State {...row} />
              </td>
              {columns.map(({ name, label, field, valueIn }) => (
                <Cell key={name} label={label} text={cellText(field, valueIn(row.felder), names)} />
              ))}
              {date && (
                <td data-label={date.label}>
                  {row.datum && noBreak(day(row.datum, { withTime: hasTime(date) }))}
                </td>
              )}
              <ChangedCell
                am={row.geaendert_am}
                von={row.eigene ? 'Ihnen' : row.geaendert_von.name}
                label="Geändert"
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ label, text }: { label: string; text: string }) {
  const length = text.length <= SHORT ? 'short' : text.length > LONG ? 'long' : undefined
  return (
    <td data-label={label} data-length={length}>
      {length === 'long' ? <span>{text}</span> : noBreak(text)}
    </td>
  )
}

/**
 * Lengths in characters: up to SHORT, such as a telephone number, a text stays on one line; longer than LONG
 * it is cut.
 */
const SHORT = 20
const LONG = 90

const fieldOf = ({ felder }: Kind, name: string | undefined): FormField | undefined =>
  felder.find(field => field.name === name)

const hasTime = (field: FormField) => field.control === 'datum' && field.withTime
