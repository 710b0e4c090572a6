import type { Anschrift, Kommunikation } from '@rathausplatz/contract'
import { Link, MailLink, telephoneLink } from '@rathausplatz/ui'
import styles from './contact.module.css'
import { routeLink } from './route-link.ts'

/** A postal address with a link to a route planner. */
export function Address({ anschrift }: { anschrift: Anschrift }) {
  const { location, street, zip, city } = anschrift
  const route = routeLink(anschrift)
  return (
    <div>
      <address className={styles.anschrift}>
        {location && <span>{location}</span>}
        {street && <span>{street}</span>}
        {(zip || city) && <span>{`${zip} ${city}`.trim()}</span>}
      </address>
      {route && (
        <p className={styles.route}>
          <Link href={route} rel="noreferrer">
            Weg planen mit OpenStreetMap <span className={styles.extern}>(andere Website)</span>
          </Link>
        </p>
      )}
    </div>
  )
}

const LABELS: Readonly<Record<Kommunikation['kanal'], string>> = {
  TELEFON: 'Telefon',
  FAX: 'Fax',
  EMAIL: 'E-Mail',
}

/** Contact data; telephone numbers and e-mail addresses are links, fax numbers are text. */
export function ContactWays({ kommunikation }: { kommunikation: readonly Kommunikation[] }) {
  if (kommunikation.length === 0) return null
  return (
    <dl className={styles.wege}>
      {kommunikation.map(way => (
        <div key={way.kanal + way.kennung}>
          <dt>{LABELS[way.kanal]}</dt>
          <dd>
            <Way {...way} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Way({ kanal, kennung }: Kommunikation) {
  if (kanal === 'FAX') return kennung
  if (kanal === 'EMAIL') return <MailLink to={kennung} />
  return <Link href={telephoneLink(kennung)}>{kennung}</Link>
}
