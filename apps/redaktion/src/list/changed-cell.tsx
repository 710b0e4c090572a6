import { noBreak } from '@rathausplatz/ui'
import { when } from '../pieces/when.ts'
import styles from './list.module.css'

type ChangedCellProps = {
  am: string
  /** Undefined if the author is unknown. */
  von: string | undefined
  /** What happened then: a label for cards, which have no column headings. */
  label?: string
}

/** Time and author of the last change. */
export function ChangedCell({ am, von, label }: ChangedCellProps) {
  return (
    <td className={styles.changed} data-label={label}>
      <time dateTime={am}>{noBreak(when(am))}</time> {von && <span>von {von}</span>}
    </td>
  )
}
