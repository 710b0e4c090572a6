import { noBreak } from '@rathausplatz/ui'
import { when } from '../pieces/when.ts'
import styles from './list.module.css'

type ChangedCellProps = {
  am: string
  /** Nobody is named where it is not known. */
  von: string | undefined
  /** What happened then, where the heading of the column is not seen. */
  label?: string
}

/** When it was, and by whom. */
export function ChangedCell({ am, von, label }: ChangedCellProps) {
  return (
    <td className={styles.changed} data-label={label}>
      <time dateTime={am}>{noBreak(when(am))}</time> {von && <span>von {von}</span>}
    </td>
  )
}
