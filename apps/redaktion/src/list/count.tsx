import { type ReactNode, useEffect, useRef } from 'react'
import styles from './list.module.css'

type CountProps = { seite: number; isComing: boolean; children: ReactNode }

/** How many there are. Whoever goes to another page goes on from here. */
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
