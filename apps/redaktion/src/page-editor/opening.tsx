import styles from './opening.module.css'

/** Placeholder of the editor, so that the layout does not shift. */
export function Opening() {
  return (
    <div className={styles.opening} data-wide-room>
      <p role="status">Die Seite wird geöffnet …</p>
    </div>
  )
}
