import styles from './frame.module.css'

/** Until it is known who works here. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Die Redaktion wird geöffnet …
    </p>
  )
}
