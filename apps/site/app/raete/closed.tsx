import type { ReactNode } from 'react'
import styles from './closed.module.css'

/**
 * What is not public: the word and a bar beside all of it, never a colour alone. One element in both cases, so that what
 * stands in it stays when one gives way to the other.
 */
export const Closed = ({ isClosed = true, children }: { isClosed?: boolean; children: ReactNode }) => (
  <div className={isClosed ? styles.balken : undefined}>
    {isClosed && <ClosedWord />}
    {children}
  </div>
)

export const ClosedWord = ({ children = 'Nicht öffentlich' }: { children?: ReactNode }) => (
  <p className={styles.wort}>{children}</p>
)
