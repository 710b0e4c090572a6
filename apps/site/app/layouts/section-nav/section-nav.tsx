import type { MenuItem } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { useLocation } from 'react-router'
import styles from './section-nav.module.css'

/** The pages of a house in a row that wraps; on small screens the row scrolls. Works without scripts. */
export function SectionNav({ name, pages }: { name: string; pages: readonly MenuItem[] }) {
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  if (pages.length === 0) return null
  return (
    <nav aria-label={`Seiten: ${name}`} className={styles.nav}>
      <ul role="list">
        {pages.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} aria-current={currency(href, pathname, pages)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Returns 'page' for the current page, and true for the page above it, such as `/freibad/preise` above
 * `/freibad/preise/saisonkarte`.
 */
function currency(href: string, pathname: string, pages: readonly MenuItem[]): 'page' | true | undefined {
  if (href === pathname) return 'page'
  // The home page of the house is above all its other pages, so a mark on it would not help.
  const above = pages.filter(
    page => pathname.startsWith(`${page.href}/`) && !pages.every(other => isWithin(other.href, page.href)),
  )
  const nearest = above.toSorted((one, other) => other.href.length - one.href.length)[0]
  return nearest?.href === href && !pages.some(page => page.href === pathname) ? true : undefined
}

const isWithin = (href: string, home: string) => href === home || href.startsWith(`${home}/`)
