import { type ReactNode, useEffect, useRef } from 'react'
import styles from './above.module.css'

type CountProps = { seite: number; isComing: boolean; children: ReactNode }

/** Shows the count. The focus moves here after a change of page. */
export function Count({ seite, isComing, children }: CountProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const before = useRef(seite)
  useEffect(() => {
    if (before.current !== seite) line.current?.focus()
    before.current = seite
  }, [seite])
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.count} data-coming={isComing || undefined}>
      {children}
    </p>
  )
}
