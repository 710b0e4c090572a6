import styles from './loading.module.css'

/** Shown until the session is loaded. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Die Redaktion wird geöffnet …
    </p>
  )
}
