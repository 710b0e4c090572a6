import type { MenuItem, Stadt } from '@rathausplatz/contract'
import { hoursLines } from '@rathausplatz/kalender'
import { Link } from '@rathausplatz/ui'
import styles from './footer.module.css'
import { footerHours } from './footer-hours.ts'

type FooterProps = {
  stadt: Stadt | null
  topics: readonly MenuItem[]
  legal: readonly MenuItem[]
  year: number | undefined
}

/** Address, opening hours and two link lists (spec §2). A part that is missing leaves no hole. */
export function Footer({ stadt, topics, legal, year }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {stadt && <Address stadt={stadt} />}
          <Hours hours={generalHours(stadt)} />
          <LinkList title="Themen" items={topics} />
          <LinkList title="Rechtliches" items={legal} />
        </div>
        <p className={styles.schluss}>
          © {year} {stadt?.name}
        </p>
      </div>
    </footer>
  )
}

function Address({ stadt }: { stadt: Stadt }) {
  const { name, anschrift, telefon, fax, email } = stadt
  return (
    <div>
      <h2>{name}</h2>
      <address>
        {anschrift.location && <span>{anschrift.location}</span>}
        <span>{anschrift.street}</span>
        <span>
          {anschrift.zip} {anschrift.city}
        </span>
        {telefon && (
          <span>
            Telefon <a href={`tel:${dialable(telefon)}`}>{telefon}</a>
          </span>
        )}
        {fax && <span>Fax {fax}</span>}
        <span>
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      </address>
    </div>
  )
}

/** `07251 79-123` as a telephone dials it: `+49725179123`. */
function dialable(telefon: string): string {
  return telefon.replaceAll(/[^\d+]/g, '').replace(/^0/, '+49')
}

/** When the town hall is open; hours of other kinds stand on the pages of the offices. */
function generalHours(stadt: Stadt | null) {
  const general = stadt?.oeffnungszeiten.filter(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT') ?? []
  return general.flatMap(({ regulaereZeiten }) => regulaereZeiten)
}

function Hours({ hours }: { hours: readonly { tagestyp: string; beginn: string; ende: string }[] }) {
  return (
    <div>
      <h2>Öffnungszeiten</h2>
      <dl>
        {hoursLines(hours.length > 0 ? hours : footerHours).map(({ days, times }) => (
          <div key={days + times}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function LinkList({ title, items }: { title: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {items.map(item => (
          <li key={item.href + item.title}>
            <Link href={item.href}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
