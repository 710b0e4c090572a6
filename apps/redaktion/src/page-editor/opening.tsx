import styles from './opening.module.css'

/** Holds the room of the editor until it is there: nothing moves when it comes. */
export function Opening() {
  return (
    <div className={styles.opening} data-wide-room>
      <p role="status">Die Seite wird geöffnet …</p>
    </div>
  )
}
