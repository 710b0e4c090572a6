import type { LucideIcon } from 'lucide-react'
import styles from './pieces.module.css'

/** A drawing beside words, which say the same: nobody hears it. */
export function DeskIcon({ drawing: Drawing }: { drawing: LucideIcon }) {
  return <Drawing className={styles.icon} aria-hidden strokeWidth={1.75} />
}
