import type { LoadedPage } from './load-page.ts'
import styles from './page-layouts/page-layouts.module.css'

/**
 * The credits of a page's pictures, in one line below its content, because small pictures do not show their
 * credits.
 */
export function Bildnachweis({ page: { authors } }: { page: Pick<LoadedPage, 'authors'> }) {
  if (authors.length === 0) return null
  return <p className={styles.bildnachweis}>{`Bilder: ${authors.join(' · ')}`}</p>
}
