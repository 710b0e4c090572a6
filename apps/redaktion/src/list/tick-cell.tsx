import { VisuallyHidden } from '@rathausplatz/ui'
import type { Target } from '../bulk/bulk.ts'
import { Tick } from '../bulk/bulk-bar.tsx'
import type { Selection } from '../bulk/selection.ts'
import styles from './list.module.css'

/** Column heading of the checkboxes. */
export const TickHeading = () => (
  <th scope="col">
    <VisuallyHidden>Auswahl</VisuallyHidden>
  </th>
)

type TickCellProps = { row: Pick<Target, 'id' | 'titel'>; selection: Pick<Selection, 'has' | 'toggle'> }

/** The checkbox of a row. */
export const TickCell = ({ row, selection }: TickCellProps) => (
  <td className={styles.tickcell}>
    <Tick row={row} selection={selection} />
  </td>
)
