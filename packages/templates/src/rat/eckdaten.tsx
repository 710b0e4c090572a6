import type { ReactNode } from 'react'
import styles from './eckdaten.module.css'

/** A list of labelled facts. */
export const Eckdaten = ({ children }: { children: ReactNode }) => (
  <dl className={styles.eckdaten}>{children}</dl>
)
