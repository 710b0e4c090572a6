import type { ReactElement } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  /** What the button says. */
  label: string
  /** Width of the screen from which there is room: then the thing always stands there, without a button. */
  until: 640 | 900
  children: ReactElement
}

/**
 * On a narrow screen one button in place of the thing, so that what comes after it stays in reach; works without
 * scripts. The thing stands beside the button's element, not in it: closed content could not be shown where there is
 * room.
 */
export function Fold({ label, until, children }: FoldProps) {
  return (
    <>
      <details className={styles.knopf} data-until={until}>
        <summary>{label}</summary>
      </details>
      {children}
    </>
  )
}
