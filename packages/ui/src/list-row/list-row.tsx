import type { ComponentProps } from 'react'
import { wholeLink } from '../whole-link/whole-link.ts'
import styles from './list-row.module.css'

/** A row of a list, between lines; all of it leads where the link in its heading does. */
export function ListRow({ className, ...rest }: ComponentProps<'li'>) {
  const row = `${wholeLink} ${styles.row}`
  return <li {...rest} className={className ? `${row} ${className}` : row} />
}
