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

/** The one that a small screen shows before the bar is opened. */
const ALWAYS = '/leichte-sprache'

/** On small screens the bar opens by its heading: seven links above the name of the town would push the page down. */
export function AccessibilityBar() {
  const { key } = useLocation()
  return (
    <nav aria-label="Barrierefreiheit" className={styles.bar}>
      {/* On the next page it is closed again, or that page would begin below it. */}
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
