import { createContext, type ReactNode, use } from 'react'
import styles from './section.module.css'

/** Set around a standing entry: its index, by which the browser finds the section of the entry. */
export const StandingPlace = createContext<number | undefined>(undefined)

/** Set around an entry in a preview: its index in the editor's list. */
export const EntryPlace = createContext<number | undefined>(undefined)

type SectionProps = {
  children: ReactNode
  /** Ground of the section: paper, or a colour field with the motif of the theme on its edge. */
  ground?: 'paper' | 'tint'
  /** Maximum width of the content: text and cards, or pictures. */
  width?: 'content' | 'picture' | 'full'
}

/** A band of the page. Inside a column it is as wide as the column. */
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
