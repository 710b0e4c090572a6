import styles from './copyright.module.css'

/** Who made a picture: a small sign on it that shows the name when pointed at, focused or pressed. */
export function Copyright({ children }: { children?: string | undefined }) {
  if (!children) return null
  return (
    <details className={styles.copyright}>
      <summary aria-label="Bildnachweis">©</summary>
      <span className={styles.name}>© {children}</span>
    </details>
  )
}
