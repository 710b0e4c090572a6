import { formatDate, noBreak, VisuallyHidden } from '@rathausplatz/ui'
import { Link } from 'react-router'
import type { Selection } from '../bulk/selection.ts'
import { screenOf } from '../contents/row.ts'
import { useKindName } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import { ChangedCell } from '../list/changed-cell.tsx'
import { Heading } from '../list/heading.tsx'
import styles from '../list/list.module.css'
import { TickCell, TickHeading } from '../list/tick-cell.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { State } from '../pieces/state.tsx'
import { ownerWords } from './care.ts'
import own from './stock.module.css'
import { type StockOrder, type StockQuery, type StockRow, stockOrderBy } from './stock-query.ts'

type StockTableProps = {
  rows: readonly StockRow[]
  query: StockQuery
  hrefOf: (order: StockOrder) => string
  /** Undefined if the editor may not change several contents at once. */
  selection: Selection | undefined
}

/** The contents: table rows on wide screens, cards on narrow ones. */
export function StockTable({ rows, query: { sortierung }, hrefOf, selection }: StockTableProps) {
  const kindName = useKindName()
  const heading = (by: string, label: string) => (
    <Heading by={by} sortierung={sortierung} href={hrefOf(stockOrderBy(by, sortierung))}>
      {label}
    </Heading>
  )
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Bestand</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {selection && <TickHeading />}
          {heading('titel', 'Titel')}
          <th scope="col">Verantwortlich</th>
          {heading('wiedervorlage', 'Wieder ansehen')}
          {heading('lesbarkeit', 'Zu lesen')}
          {heading('befunde', 'Befunde')}
          {heading('geaendert', 'Geändert')}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} data-ticked={selection?.has(row.id) || undefined}>
            {selection && <TickCell row={row} selection={selection} />}
            <th scope="row">
              <Link to={screenOf(row)}>{row.titel || '(ohne Titel)'}</Link>
              <span className={own.about}>
                <span className={styles.what}>
                  <DeskIcon drawing={drawingOf(row.art)} /> {kindName(row.art)}
                </span>
                <State {...row} />
              </span>
              {row.pfad && <span className={styles.under}>{row.pfad}</span>}
            </th>
            <td data-label="Verantwortlich">
              {row.verantwortlich ? (
                ownerWords(row.verantwortlich)
              ) : (
                <span className={own.nobody}>niemand</span>
              )}
            </td>
            <td data-label="Wieder ansehen" className={own.due} data-due={row.faellig || undefined}>
              {row.wiedervorlage && (
                <>
                  {row.faellig && 'fällig seit '}
                  {noBreak(formatDate(row.wiedervorlage))}
                </>
              )}
            </td>
            <td data-label="Zu lesen">{row.lesbarkeit && row.lesbarkeit.worte.replace(' zu lesen', '')}</td>
            <td data-label="Befunde">{row.befunde > 0 && row.befunde}</td>
            <ChangedCell
              am={row.geaendert_am}
              von={row.eigene ? 'Ihnen' : row.geaendert_von.name}
              label="Geändert"
            />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
