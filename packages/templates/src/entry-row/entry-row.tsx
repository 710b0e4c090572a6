import { Link } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import styles from './entry-row.module.css'

export const EntryRows = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.rows}>
    {children}
  </ul>
)

type EntryRowProps = {
  /** The kind of the entry, its time and its place; the first fact is emphasised. */
  facts: ReactNode
  heading: 'h2' | 'h3'
  title: string
  href: string
  children?: ReactNode
}

/** An entry of a list in words: its facts, its title as a link, the beginning of its text. */
export const EntryRow = ({ facts, heading: Heading, title, href, children }: EntryRowProps) => (
  <li>
    <p className={styles.facts}>{facts}</p>
    <Heading className={styles.title}>
      <Link href={href}>{title}</Link>
    </Heading>
    {children}
  </li>
)
