import { bookOpen, bookOpenText, Drawing, Link } from '@rathausplatz/ui'
import type { ShownPage } from './load-page.ts'
import styles from './sprachwahl.module.css'

/**
 * Returns the language tag of a page's text; undefined for everyday German, the default. `simple` is the
 * registered subtag for Leichte Sprache.
 */
export function langOf({ sprache }: Pick<ShownPage, 'sprache'>): 'de-simple' | undefined {
  return sprache === 'leicht' ? 'de-simple' : undefined
}

/**
 * Links the other version of a page that exists in everyday German and in Leichte Sprache. A text in Leichte
 * Sprache says who has checked it.
 */
export function Sprachwahl({ page }: { page: ShownPage }) {
  const { sprache, sprachfassungen, path, pruefvermerk } = page
  const hasBoth = sprachfassungen !== undefined && sprachfassungen.length > 1
  if (sprache === 'leicht') {
    return (
      <div className={styles.wahl}>
        {hasBoth && (
          <Link href={path}>
            <Drawing path={bookOpenText} />
            Diese Seite in Alltags-Sprache lesen
          </Link>
        )}
        <p>{pruefvermerk || 'Diesen Text hat noch keine Prüf-Gruppe gelesen.'}</p>
      </div>
    )
  }
  if (!hasBoth) return null
  return (
    <div className={styles.wahl}>
      <Link href={`${path}?sprache=leicht`}>
        <Drawing path={bookOpen} />
        Diese Seite in Leichter Sprache lesen
      </Link>
    </div>
  )
}
