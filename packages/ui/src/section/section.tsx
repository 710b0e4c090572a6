import type { ReactNode } from 'react'
import styles from './section.module.css'

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
    <div className={styles.section} data-ground={ground} data-width={width}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
