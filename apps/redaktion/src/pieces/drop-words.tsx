import type { DragEvent } from 'react'
import styles from './drop-words.module.css'

/** The part of a row under the pointer: near its upper edge, middle, near its lower edge. */
export type RowPart = 'upper' | 'middle' | 'lower'

export function rowPart({ clientY, currentTarget }: DragEvent<HTMLElement>): RowPart {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (share < 0.3) return 'upper'
  return share > 0.7 ? 'lower' : 'middle'
}

/** Shows in a row of a tree, as a line and in words, where a drop goes. */
export function DropWords({ part, words }: { part: RowPart; words: string }) {
  return (
    <span aria-hidden className={styles.drop} data-part={part}>
      <span>{words}</span>
    </span>
  )
}
