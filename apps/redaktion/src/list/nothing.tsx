import type { ReactNode } from 'react'
import styles from './list.module.css'

/** In the place of rows, where there are none: what that means. */
export const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    <p>{children}</p>
  </div>
)
