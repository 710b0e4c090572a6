import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './list.module.css'

type HeadingProps = {
  /** What its column is ordered by. */
  by: string
  /** The order of the list: `titel:asc`. */
  sortierung: string
  href: string
  children: ReactNode
}

/** A heading puts the list in its order; pressed again, the other way round. */
export function Heading({ by, sortierung, href, children }: HeadingProps) {
  const sorted = sortierung.startsWith(`${by}:`)
  const isDown = sortierung.endsWith(':desc')
  return (
    <th scope="col" aria-sort={sorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <Link to={href} preventScrollReset className={styles.heading}>
        {children}
        <DeskIcon drawing={sorted ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown} />
      </Link>
    </th>
  )
}
