import type { LoadedPage } from './load-page.ts'
import styles from './page-layouts/page-layouts.module.css'

/** Credits for the pictures of a page, in one line below it: small pictures show none. */
export function Bildnachweis({ page: { authors } }: { page: Pick<LoadedPage, 'authors'> }) {
  if (authors.length === 0) return null
  return <p className={styles.bildnachweis}>{`Bilder: ${authors.join(' · ')}`}</p>
}
