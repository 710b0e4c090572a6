import type { LeistungEintrag } from '@rathausplatz/contract'
import { Link, wholeLink } from '@rathausplatz/ui'
import styles from './leistung-liste.module.css'

type LeistungListeProps = { leistungen: readonly LeistungEintrag[]; heading: 'h2' | 'h3' | 'h4' }

/** A list of services: name, short description, whether it is online. */
export function LeistungListe({ leistungen, heading: Heading }: LeistungListeProps) {
  return (
    <ul role="list" className={styles.liste}>
      {leistungen.map(({ id, name, kurztext, detailURL, online }) => (
        <li key={id} className={`${wholeLink} ${styles.leistung}`}>
          <Heading className={styles.name}>
            <Link href={detailURL}>{name}</Link>
          </Heading>
          {kurztext && <p className={styles.kurztext}>{kurztext}</p>}
          {online && <p className={styles.online}>Geht auch online</p>}
        </li>
      ))}
    </ul>
  )
}
