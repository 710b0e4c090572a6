import type { ReactNode } from 'react'
import styles from './list.module.css'

/** Shown instead of the rows of an empty list. */
export const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    <p>{children}</p>
  </div>
)
