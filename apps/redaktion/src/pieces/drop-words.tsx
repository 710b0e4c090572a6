import type { DragEvent } from 'react'
import styles from './drop-words.module.css'

/** Which part of a row something is held over: above its upper edge, upon it, below its lower edge. */
export type RowPart = 'upper' | 'middle' | 'lower'

export function rowPart({ clientY, currentTarget }: DragEvent<HTMLElement>): RowPart {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (share < 0.3) return 'upper'
  return share > 0.7 ? 'lower' : 'middle'
}

/** Within a row of a tree: where something comes that is let go now, as a line and in words. */
export function DropWords({ part, words }: { part: RowPart; words: string }) {
  return (
    <span aria-hidden className={styles.drop} data-part={part}>
      <span>{words}</span>
    </span>
  )
}
