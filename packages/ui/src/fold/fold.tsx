import type { ReactElement } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  /** Text of the button. */
  label: string
  /** Window width from which the child is always shown, without the button. */
  until: 640 | 900
  children: ReactElement
}

/**
 * Collapses its child to a button on narrow screens, so that the following content stays in reach; works
 * without scripts. The child is beside the `details` element, not in it: closed content could not be shown on
 * wide screens.
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
