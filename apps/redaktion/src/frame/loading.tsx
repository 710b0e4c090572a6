import styles from './frame.module.css'

/** Shown until the session is loaded. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Die Redaktion wird geöffnet …
    </p>
  )
}
