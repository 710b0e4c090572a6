import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './heading.module.css'

type HeadingProps = {
  /** The sort key of its column. */
  by: string
  /** The current order of the list: `titel:asc`. */
  sortierung: string
  href: string
  children: ReactNode
}

/** A column heading that sorts the list; pressed again, it reverses the order. */
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
