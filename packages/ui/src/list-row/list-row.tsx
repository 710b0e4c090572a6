import type { ComponentProps } from 'react'
import { wholeLink } from '../whole-link/whole-link.ts'
import styles from './list-row.module.css'

/** A row of a list; the link in its heading covers the whole row. */
export function ListRow({ className, ...rest }: ComponentProps<'li'>) {
  const row = `${wholeLink} ${styles.row}`
  return <li {...rest} className={className ? `${row} ${className}` : row} />
}
