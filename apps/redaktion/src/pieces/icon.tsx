import type { LucideIcon } from 'lucide-react'
import styles from './pieces.module.css'

/** An icon beside words with the same meaning: hidden from screen readers. */
export function DeskIcon({ drawing: Drawing }: { drawing: LucideIcon }) {
  return <Drawing className={styles.icon} aria-hidden strokeWidth={1.75} />
}
