import type { RatsraumBericht } from '@rathausplatz/contract'
import { formatDate, Link, ListRow } from '@rathausplatz/ui'
import { ClosedWord } from './closed.tsx'

type ReportListProps = { reports: readonly RatsraumBericht[]; heading: 'h2' | 'h3'; isShort?: boolean }

/** Reports of the administration with their numbers. */
export const ReportList = ({ reports, heading: Heading, isShort = false }: ReportListProps) => (
  <ul role="list">
    {reports.map(
      ({ id, nummer, titel, art, datum, ohne_datum, gremium, einleitung, behandlung, detailURL }) => (
        <ListRow key={id} className="rat-bericht">
          <p className="rat-angaben">
            <strong className="rat-vorlagennummer">{nummer}</strong>
            {!ohne_datum && <time dateTime={datum}>{formatDate(datum)}</time>}
            {!isShort && <span>{art}</span>}
            <span>{gremium.name}</span>
          </p>
          <Heading className="rat-titel">
            <Link href={detailURL}>{titel}</Link>
          </Heading>
          {!isShort && einleitung && <p className="rat-einleitung">{einleitung}</p>}
          {behandlung === 'nichtoeffentlich' && <ClosedWord />}
        </ListRow>
      ),
    )}
  </ul>
)
