import type { ComponentProps } from 'react'
import styles from './list-row.module.css'

/** A row of a list; the link in its heading covers the whole row. */
export function ListRow({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={className ? `${styles.row} ${className}` : styles.row} />
}
