import type { PageTheme } from '@rathausplatz/contract'
import styles from './sign.module.css'

/**
 * The sign of a house, drawn by its theme file. It is decorative, because the name of the house is beside it.
 */
export function Sign({ theme, className }: { theme: PageTheme; className: string | undefined }) {
  return <span data-theme={theme} aria-hidden className={`${styles.sign} ${className}`} />
}
