import type { Kontaktperson, Verweis } from '@rathausplatz/contract'
import { Bild, Link } from '@rathausplatz/ui'
import { Way } from '../contact/contact.tsx'
import styles from './person-card.module.css'

type PersonCardProps = {
  person: Kontaktperson
  heading: 'h2' | 'h3'
  /** The office; set if the list does not name it already. */
  einheit?: Verweis
  /** Whether somebody without a portrait has initials, so that the names of a list stand in line. */
  withInitials?: boolean
}

/** A member of the staff: portrait or initials, task, room and contact data. */
export function PersonCard({ person, heading: Heading, einheit, withInitials = true }: PersonCardProps) {
  const { vorname, nachname, funktion, raum, kommunikation, bild, bildtext, bildfokus } = person
  return (
    <article className={styles.person}>
      {bild ? (
        <div className={styles.bild}>
          <Bild bild={bild} bildtext={bildtext ?? ''} bildfokus={bildfokus} sizes="5rem" />
        </div>
      ) : (
        withInitials && (
          <span className={styles.bild} aria-hidden>
            {initials(vorname, nachname)}
          </span>
        )
      )}
      <div>
        <Heading className={styles.name}>{`${vorname} ${nachname}`.trim()}</Heading>
        {funktion && <p>{funktion}</p>}
        {einheit && (
          <p>
            <Link href={einheit.detailURL}>{einheit.name}</Link>
          </p>
        )}
        {raum && <p className={styles.raum}>{raum}</p>}
        {kommunikation.length > 0 && (
          <ul role="list" className={styles.wege}>
            {kommunikation.map(way => (
              <li key={way.kanal + way.kennung}>
                {way.kanal === 'FAX' && 'Fax '}
                <Way {...way} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

/**
 * Returns the initials of the last given name and of the surname; a given name that ends with a full stop is
 * a title.
 */
const initials = (vorname: string, nachname: string) =>
  [vorname.split(' ').findLast(word => !word.endsWith('.')) ?? '', nachname]
    .map(name => name.charAt(0).toUpperCase())
    .join('')
