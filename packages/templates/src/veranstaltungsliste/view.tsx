import type { Veranstaltung } from '@rathausplatz/contract'
import {
  ArrowLink,
  DateBadge,
  Filter,
  FilterSelect,
  formatTime,
  formatWeekday,
  Link,
  Paging,
  Section,
} from '@rathausplatz/ui'
import type { View } from '../template.ts'
import { hrefWith } from '../visitor-query.ts'
import type { Veranstaltungen } from './load.ts'
import type { veranstaltungsliste } from './schema.ts'
import styles from './veranstaltungsliste.module.css'

export const Veranstaltungsliste: View<typeof veranstaltungsliste, Veranstaltungen> = ({ context, data }) => {
  const { termine, page, pages, filter } = data
  const { rubrik_id, zeitraum } = filter ?? {}
  return (
    <Section>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      {filter && <Choice filter={filter} />}
      {context.link && (
        <p className={styles.weiter}>
          <ArrowLink href={context.link}>{context.linktext || 'Zum Kalender'}</ArrowLink>
        </p>
      )}
      {termine.length === 0 ? (
        <p className={styles.leer}>
          {rubrik_id || zeitraum
            ? 'Zu dieser Auswahl sind keine Veranstaltungen eingetragen.'
            : 'Zurzeit sind keine Veranstaltungen eingetragen.'}
        </p>
      ) : (
        <ul role="list" className={styles.liste}>
          {termine.map(event => (
            <Row key={event.titel + event.datum_von} event={event} heading={context.titel ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
      {filter && (
        <>
          <Paging
            page={page}
            pages={pages}
            hrefOf={seite =>
              hrefWith(filter.path, { rubrik_id, zeitraum, seite: seite > 1 ? seite : undefined })
            }
          />
          <p className={styles.abo}>
            <Link href={filter.abo}>Kalender abonnieren</Link>
            <Link href={filter.kalender} download>
              Als Datei laden (ics)
            </Link>
          </p>
        </>
      )}
    </Section>
  )
}

function Choice({ filter }: { filter: NonNullable<Veranstaltungen['filter']> }) {
  const { path, rubriken, rubrik_id, zeitraum } = filter
  return (
    <Filter
      label="Veranstaltungen auswählen"
      submit="Anzeigen"
      resetHref={rubrik_id || zeitraum ? path : undefined}
    >
      <FilterSelect
        name="rubrik_id"
        label="Rubrik"
        all="Alle Rubriken"
        value={rubrik_id ? String(rubrik_id) : ''}
        choices={rubriken.map(({ rubrik_id, rubrik }) => ({ value: String(rubrik_id), text: rubrik }))}
      />
      <FilterSelect
        name="zeitraum"
        label="Zeitraum"
        all="Alle kommenden"
        value={zeitraum}
        choices={[
          { value: 'heute', text: 'Heute' },
          { value: 'wochenende', text: 'Dieses Wochenende' },
          { value: 'woche', text: 'Nächste 7 Tage' },
          { value: 'monat', text: 'Nächste 30 Tage' },
        ]}
      />
    </Filter>
  )
}

function Row({ event, heading: Heading }: { event: Veranstaltung; heading: 'h2' | 'h3' }) {
  const { titel, datum_von, ganztaegig, entfaellt, grund, ort, rubriken } = event
  const [rubrik] = rubriken
  return (
    <li className={styles.zeile} data-entfaellt={entfaellt || undefined}>
      <DateBadge date={datum_von} />
      <div>
        <Heading className={styles.name}>
          {rubrik?.detailURL ? <Link href={rubrik.detailURL}>{titel}</Link> : titel}
        </Heading>
        {entfaellt && (
          <p className={styles.entfaellt}>
            <strong>Entfällt</strong>
            {grund && `: ${grund}`}
          </p>
        )}
        <p className={styles.eckdaten}>
          <span>
            {formatWeekday(datum_von)}, {ganztaegig ? 'ganztägig' : formatTime(datum_von)}
          </span>
          {ort && <span>{ort}</span>}
          {rubrik && <span>{rubrik.rubrik}</span>}
        </p>
      </div>
    </li>
  )
}
