import type { RatsraumBericht } from '@rathausplatz/contract'
import { formatDate, Link, ListRow } from '@rathausplatz/ui'
import { ClosedWord } from './closed.tsx'
import styles from './raete.module.css'

type ReportListProps = { reports: readonly RatsraumBericht[]; heading: 'h2' | 'h3'; isShort?: boolean }

/** Reports of the administration, each with its number. */
export const ReportList = ({ reports, heading: Heading, isShort = false }: ReportListProps) => (
  <ul role="list">
    {reports.map(({ id, nummer, titel, art, datum, gremium, einleitung, behandlung, detailURL }) => (
      <ListRow key={id} className={styles.bericht}>
        <p className={styles.angaben}>
          <strong className={styles.vorlagennummer}>{nummer}</strong>
          <time dateTime={datum}>{formatDate(datum)}</time>
          {!isShort && <span>{art}</span>}
          <span>{gremium.name}</span>
        </p>
        <Heading className={styles.titel}>
          <Link href={detailURL}>{titel}</Link>
        </Heading>
        {!isShort && einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {behandlung === 'nichtoeffentlich' && <ClosedWord />}
      </ListRow>
    ))}
  </ul>
)
