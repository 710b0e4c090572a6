import type { ReactNode } from 'react'
import styles from './start.module.css'

type BlockProps = { title: string; hint?: string; children: ReactNode }

/** A block of the start screen: items of one kind and what to do about them. */
export function Block({ title, hint, children }: BlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <h2>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
