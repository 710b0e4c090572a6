import type { ReactNode } from 'react'
import styles from './ratsbuero.module.css'

/** A section of the meeting screen, linked from the list of steps. */
export function Section({
  id,
  title,
  hint,
  children,
}: {
  id: string
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className={styles.muted}>{hint}</p>}
      {children}
    </section>
  )
}
