import { Link } from '@rathausplatz/ui'
import styles from './accessibility-bar.module.css'

/** The seven links of the accessibility bar, in the same order on every page (spec §2). */
export const accessibilityLinks = [
  { title: 'Erklärung zur Barrierefreiheit', href: '/barrierefreiheit' },
  { title: 'Leichte Sprache', href: '/leichte-sprache' },
  { title: 'Hilfe zur Bedienung', href: '/bedienungshilfe' },
  { title: 'Fehler melden', href: '/fehler-melden' },
  { title: 'Impressum', href: '/impressum' },
  { title: 'Kontakt', href: '/kontakt' },
  { title: 'Startseite', href: '/' },
] as const

export function AccessibilityBar() {
  return (
    <nav aria-label="Barrierefreiheit" className={styles.bar}>
      <ul role="list">
        {accessibilityLinks.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
