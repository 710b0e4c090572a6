import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './list.module.css'

type HeadingProps = {
  /** The order of the list, where it is one by this column: `titel:asc`. */
  sorted: string | undefined
  href: string
  children: ReactNode
}

/** A heading puts the list in its order; pressed again, the other way round. */
export function Heading({ sorted, href, children }: HeadingProps) {
  const isDown = sorted?.endsWith(':desc')
  return (
    <th scope="col" aria-sort={sorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <Link to={href} preventScrollReset className={styles.heading}>
        {children}
        <DeskIcon drawing={sorted ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown} />
      </Link>
    </th>
  )
}
