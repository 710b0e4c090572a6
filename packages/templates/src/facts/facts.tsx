import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** The main facts of a page in a tinted box. */
export const Facts = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <dl className={className ? `${styles.facts} ${className}` : styles.facts}>{children}</dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
