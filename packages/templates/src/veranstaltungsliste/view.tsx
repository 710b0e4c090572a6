import type { Veranstaltung } from '@rathausplatz/contract'
import {
  ArrowLink,
  DateBadge,
  Filter,
  FilterSelect,
  formatDate,
  formatTime,
  formatWeekday,
  Link,
  ListRow,
  Paging,
  Section,
} from '@rathausplatz/ui'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { withoutTitle } from '../labels.ts'
import type { View } from '../template.ts'
import { ByMail } from '../updates/updates.tsx'
import { hrefWith } from '../visitor-query.ts'
import type { Veranstaltungen, Zeitraum } from './load.ts'
import type { veranstaltungsliste } from './schema.ts'
import styles from './veranstaltungsliste.module.css'

export const Veranstaltungsliste: View<typeof veranstaltungsliste, Veranstaltungen> = ({ context, data }) => {
  const { termine, page, pages, filter } = data
  const { rubrik_id, zeitraum } = filter ?? {}
  return (
    <Section>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      <ByMail href={filter?.benachrichtigen} />
      {filter && (
        <>
          <Stretches filter={filter} />
          <Choice filter={filter} />
        </>
      )}
      {context.link && (
        <p className={styles.weiter}>
          <ArrowLink href={context.link}>{context.linktext || 'Zum Kalender'}</ArrowLink>
        </p>
      )}
      {termine.length === 0 ? (
        <Nothing filter={filter} />
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
              In den Kalender laden
            </Link>
          </p>
        </>
      )}
    </Section>
  )
}

type FilterProps = { filter: NonNullable<Veranstaltungen['filter']> }

const STRETCHES: readonly { zeitraum: Zeitraum | ''; text: string }[] = [
  { zeitraum: '', text: 'Alle' },
  { zeitraum: 'heute', text: 'Heute' },
  { zeitraum: 'wochenende', text: 'Wochenende' },
  { zeitraum: 'woche', text: '7 Tage' },
  { zeitraum: 'monat', text: '30 Tage' },
]

/** Common periods as links that keep the scroll position. */
const Stretches = ({ filter: { path, rubrik_id, zeitraum: chosen } }: FilterProps) => (
  <ChoiceLinks
    label="Zeitraum"
    className={styles.zeitraeume}
    choices={STRETCHES.map(({ zeitraum, text }) => ({
      text,
      href: hrefWith(path, { rubrik_id, zeitraum }),
      isChosen: zeitraum === chosen,
    }))}
  />
)

const WHEN: Readonly<Record<Zeitraum | '', string>> = {
  '': 'Zurzeit',
  heute: 'Heute',
  wochenende: 'An diesem Wochenende',
  woche: 'In den nächsten 7 Tagen',
  monat: 'In den nächsten 30 Tagen',
}

/** States that the list is empty and names the next event. */
function Nothing({ filter }: { filter: Veranstaltungen['filter'] }) {
  const { rubriken = [], rubrik_id, zeitraum = '', naechste } = filter ?? {}
  const rubrik = rubriken.find(one => one.rubrik_id === rubrik_id)?.rubrik
  const detailURL = naechste?.rubriken[0]?.detailURL
  const name = naechste?.titel || withoutTitle
  return (
    <div role="status" className={styles.leer}>
      <p>
        {WHEN[zeitraum]} sind keine Veranstaltungen
        {rubrik ? ` der Rubrik „${rubrik}“` : ''} eingetragen.
      </p>
      {naechste && (
        <p>
          Als Nächstes: {detailURL ? <Link href={detailURL}>{name}</Link> : name}, {whenOf(naechste)}
        </p>
      )}
    </div>
  )
}

/** `Dienstag, 24.11.2026, 16:00 Uhr`. */
const whenOf = ({ datum_von, ganztaegig }: Veranstaltung): string =>
  [formatWeekday(datum_von), formatDate(datum_von), ganztaegig ? 'ganztägig' : formatTime(datum_von)].join(
    ', ',
  )

function Choice({ filter }: FilterProps) {
  const { path, rubriken, rubrik_id, zeitraum } = filter
  return (
    <Filter
      label="Veranstaltungen auswählen"
      submit="Anzeigen"
      resetHref={rubrik_id ? hrefWith(path, { zeitraum }) : undefined}
    >
      <FilterSelect
        name="rubrik_id"
        label="Rubrik"
        all="Alle Rubriken"
        value={rubrik_id ? String(rubrik_id) : ''}
        choices={rubriken.map(({ rubrik_id, rubrik }) => ({ value: String(rubrik_id), text: rubrik }))}
      />
      {zeitraum && <input type="hidden" name="zeitraum" value={zeitraum} />}
    </Filter>
  )
}

function Row({ event, heading: Heading }: { event: Veranstaltung; heading: 'h2' | 'h3' }) {
  const { titel, datum_von, ganztaegig, entfaellt, grund, ort, rubriken } = event
  const [rubrik] = rubriken
  const name = titel || withoutTitle
  return (
    <ListRow className={styles.zeile} data-entfaellt={entfaellt || undefined}>
      <DateBadge date={datum_von} />
      <div>
        <Heading className={styles.name}>
          {rubrik?.detailURL ? <Link href={rubrik.detailURL}>{name}</Link> : name}
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
          {rubrik?.rubrik && <span>{rubrik.rubrik}</span>}
        </p>
      </div>
    </ListRow>
  )
}
