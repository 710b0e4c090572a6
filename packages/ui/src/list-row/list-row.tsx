import type { ComponentProps } from 'react'
import styles from './list-row.module.css'

/** A row of a list, between lines; all of it leads where the link in its heading does. */
export function ListRow({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={className ? `${styles.row} ${className}` : styles.row} />
}
