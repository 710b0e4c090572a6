import type { Person } from '@rathausplatz/contract'
import { Link, ListRow, MailLink, telephoneLink } from '@rathausplatz/ui'
import styles from './intranet.module.css'

type StaffPersonProps = { person: Person; heading?: 'h2' | 'h4' }

/** One person of the staff as a row: name, task, office, and the ways to reach them. */
export function StaffPerson({ person, heading: Heading = 'h2' }: StaffPersonProps) {
  const { vorname, nachname, funktion, raum, kommunikation, einheit } = person
  return (
    <ListRow className={styles.person}>
      <div>
        <Heading className={styles.titel}>
          {nachname}
          {vorname && `, ${vorname}`}
        </Heading>
        <p className={styles.angaben}>
          {funktion && <span>{funktion}</span>}
          <Link href={einheit.detailURL}>{einheit.name}</Link>
          {raum && <span>{raum}</span>}
        </p>
      </div>
      <ul role="list" className={styles.nummern}>
        {kommunikation.map(({ kanal, kennung }) => (
          <li key={kanal + kennung}>
            {kanal === 'EMAIL' ? (
              <MailLink to={kennung} />
            ) : kanal === 'TELEFON' ? (
              <Link href={telephoneLink(kennung)}>{kennung}</Link>
            ) : (
              <span>Fax {kennung}</span>
            )}
          </li>
        ))}
      </ul>
    </ListRow>
  )
}
