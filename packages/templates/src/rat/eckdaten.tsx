import type { ReactNode } from 'react'
import styles from './eckdaten.module.css'

/** The facts of a page of the council, each with its name. */
export const Eckdaten = ({ children }: { children: ReactNode }) => (
  <dl className={styles.eckdaten}>{children}</dl>
)
