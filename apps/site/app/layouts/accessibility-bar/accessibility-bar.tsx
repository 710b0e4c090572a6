import { Link } from '@rathausplatz/ui'
import { useLocation } from 'react-router'
import styles from './accessibility-bar.module.css'

/** The seven links of the accessibility bar, in the same order on every page (spec §2). */
export const accessibilityLinks = [
  { title: 'Erklärung zur Barrierefreiheit', href: '/barrierefreiheit' },
  { title: 'Leichte Sprache', href: '/leichte-sprache' },
  { title: 'Hilfe zur Bedienung', href: '/bedienungshilfe' },
  { title: 'Fehler melden', href: '/fehler-melden' },
  { title: 'Impressum und Kontaktdaten', href: '/impressum' },
  { title: 'Kontaktformular', href: '/kontakt' },
  { title: 'Startseite', href: '/' },
] as const

/** The link that a small screen shows while the bar is closed. */
const ALWAYS = '/leichte-sprache'

/**
 * The bar of links. On small screens it is collapsed: seven links above the name of the town would push the
 * page down.
 */
export function AccessibilityBar() {
  const { key } = useLocation()
  return (
    <nav aria-label="Barrierefreiheit" className={styles.bar}>
      {/* The key closes the bar on the next page. */}
      <details key={key} className={styles.mehr}>
        <summary>Barrierefreiheit und Hilfe</summary>
      </details>
      <ul role="list">
        {accessibilityLinks.map(({ title, href }) => (
          <li key={href} data-immer={href === ALWAYS}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
