import { Link } from '../link/link.tsx'
import styles from './paging.module.css'

type PagingProps = {
  /** From 1. */
  page: number
  pages: number
  /** Returns the address of another page of the list: `?seite=2`. */
  hrefOf: (page: number) => string
}

/** Paging of a list; renders nothing for a single page. */
export function Paging({ page, pages, hrefOf }: PagingProps) {
  if (pages <= 1) return null
  return (
    <nav className={styles.paging} aria-label="Seiten der Liste">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev">
          Vorige Seite
        </Link>
      )}
      <span>
        Seite {page} von {pages}
      </span>
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next">
          Nächste Seite
        </Link>
      )}
    </nav>
  )
}
