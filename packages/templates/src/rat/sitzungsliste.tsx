import type { SitzungUebersicht } from '@rathausplatz/contract'
import { DateBadge, formatTime, formatWeekday, Link, ListRow } from '@rathausplatz/ui'
import styles from './sitzungsliste.module.css'
import { Grund, Stand } from './stand.tsx'

type SitzungslisteProps = { sitzungen: readonly SitzungUebersicht[]; heading: 'h2' | 'h3' | 'h4' }

/** A list of meetings: date, body, state. */
export function Sitzungsliste({ sitzungen, heading: Heading }: SitzungslisteProps) {
  return (
    <ul role="list">
      {sitzungen.map(sitzung => (
        <ListRow
          key={sitzung.id}
          className={styles.zeile}
          data-abgesagt={sitzung.zustand === 'abgesagt' || undefined}
        >
          <DateBadge date={sitzung.datum_von} />
          <div className={styles.worte}>
            <Heading className={styles.name}>
              <Link href={sitzung.detailURL}>{sitzung.titel}</Link>
            </Heading>
            <p className={styles.eckdaten}>
              <span>
                {formatWeekday(sitzung.datum_von)}
                {!sitzung.ohne_uhrzeit && `, ${formatTime(sitzung.datum_von)}`}
              </span>
              {sitzung.ort && <span>{sitzung.ort}</span>}
              {sitzung.punkte > 0 && (
                <span>
                  {sitzung.punkte === 1 ? '1 Punkt' : `${sitzung.punkte} Punkte`} auf der Tagesordnung
                </span>
              )}
              {sitzung.hatNiederschrift && <span>mit Niederschrift</span>}
            </p>
            <Grund {...sitzung} />
          </div>
          <Stand {...sitzung} />
        </ListRow>
      ))}
    </ul>
  )
}
