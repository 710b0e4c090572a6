import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** The same style as a class, for an element that cannot be wrapped. */
export const visuallyHidden: string = styles.hidden ?? ''

/** Hidden also while it has the focus, and in print: for fields and buttons that no person uses. */
export const unseen: string = styles.unseen ?? ''
