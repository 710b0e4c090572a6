import { createContext, type ReactNode, use } from 'react'
import styles from './section.module.css'

/** Set around what stands in the page as the server drew it: by this its sections are found again in the browser. */
export const StandingPlace = createContext<number | undefined>(undefined)

/** Set around an entry where an editor looks at a page: its place among those that the editor has. */
export const EntryPlace = createContext<number | undefined>(undefined)

type SectionProps = {
  children: ReactNode
  /** Ground of the section: paper, or a colour field with the theme's motif on its edge. */
  ground?: 'paper' | 'tint'
  /** How far the content may spread: text and cards, or pictures. */
  width?: 'content' | 'picture' | 'full'
}

/** A band of the page. Inside a column it keeps to the column. */
export function Section({ children, ground = 'paper', width = 'content' }: SectionProps) {
  return (
    <div
      className={styles.section}
      data-ground={ground}
      data-width={width}
      data-standing={use(StandingPlace)}
      data-baustein={use(EntryPlace)}
    >
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
