import type { Veranstaltung } from '@rathausplatz/contract'
import { DateBadge, formatTime, formatWeekday, Link, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import type { veranstaltungsliste } from './schema.ts'
import styles from './veranstaltungsliste.module.css'

export const Veranstaltungsliste: View<typeof veranstaltungsliste, readonly Veranstaltung[]> = ({
  context,
  data,
}) => (
  <Section>
    {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
    {data.length === 0 ? (
      <p>Zurzeit sind keine Veranstaltungen eingetragen.</p>
    ) : (
      <ul role="list" className={styles.liste}>
        {data.map(event => (
          <Row key={event.titel + event.datum_von} event={event} heading={context.titel ? 'h3' : 'h2'} />
        ))}
      </ul>
    )}
  </Section>
)

function Row({ event, heading: Heading }: { event: Veranstaltung; heading: 'h2' | 'h3' }) {
  const { titel, datum_von, ort, rubriken } = event
  const [rubrik] = rubriken
  return (
    <li className={styles.zeile}>
      <DateBadge date={datum_von} />
      <div>
        <Heading className={styles.name}>
          {rubrik?.detailURL ? <Link href={rubrik.detailURL}>{titel}</Link> : titel}
        </Heading>
        <p className={styles.eckdaten}>
          <span>
            {formatWeekday(datum_von)}, {formatTime(datum_von)}
          </span>
          {ort && <span>{ort}</span>}
          {rubrik && <span>{rubrik.rubrik}</span>}
        </p>
      </div>
    </li>
  )
}
