import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { drawingOf } from '../frame/ways.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { State } from '../pieces/state.tsx'
import { when } from '../pieces/when.ts'
import { type Row, screenOf } from './row.ts'
import styles from './rows.module.css'

type LineProps = {
  art: string
  to: string
  title: string
  /** Short details. */
  children?: ReactNode
  /** Buttons beside the entry. */
  actions?: ReactNode
}

/** An entry with a link and short details. */
export function Line({ art, to, title, children, actions }: LineProps) {
  return (
    <li className={styles.line}>
      <DeskIcon drawing={drawingOf(art)} />
      <span className={styles.said}>
        <Link to={to}>{title}</Link>
        {children && <span className={styles.about}>{children}</span>}
      </span>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

/** Documents with their state, their last change and its author. */
export function Rows({ rows, said = changed }: { rows: readonly Row[]; said?: (row: Row) => string }) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(row => (
        <Line key={row.id} art={row.art} to={screenOf(row)} title={row.titel || row.schluessel}>
          <State {...row} /> <span>{said(row)}</span>
        </Line>
      ))}
    </ul>
  )
}

/** Returns the last change in words: `geändert vor 2 Stunden von Anna Ritter`. */
export const changed = ({ geaendert_am, geaendert_von, eigene }: Row): string =>
  `geändert ${when(geaendert_am)} von ${eigene ? 'Ihnen' : geaendert_von.name}`
