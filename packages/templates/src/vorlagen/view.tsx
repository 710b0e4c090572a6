import type { VorlageUebersicht } from '@rathausplatz/contract'
import {
  Filter,
  FilterInput,
  FilterSelect,
  formatDate,
  Link,
  ListRow,
  Paging,
  Section,
} from '@rathausplatz/ui'
import { vorlagenFeed } from '../rat/paths.ts'
import type { View } from '../template.ts'
import { ByMail, Updates } from '../updates/updates.tsx'
import { hrefWith } from '../visitor-query.ts'
import type { VorlagenData } from './load.ts'
import type { vorlagen } from './schema.ts'
import styles from './vorlagen.module.css'

/**
 * The search field leads to the search of the whole site, which covers PDF files too; year and body filter
 * this list.
 */
export const Vorlagen: View<typeof vorlagen, VorlagenData> = ({ context: { titel }, data }) => {
  const { path, auswahl, pagination } = data
  const { gremium, jahr } = auswahl
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <ByMail href={data.benachrichtigen} />
      <div className={styles.wahl}>
        <Filter label="In den Vorlagen suchen" action="/suche/">
          <FilterInput name="q" label="Wonach suchen Sie?" value="" />
          <FilterSelect
            name="art"
            label="Wo"
            all="Überall"
            value="vorlage"
            choices={[
              { value: 'vorlage', text: 'Vorlagen' },
              { value: 'dokument', text: 'PDF-Dateien' },
              { value: 'sitzung', text: 'Tagesordnungen und Beschlüsse' },
            ]}
          />
        </Filter>
        <Choice data={data} />
      </div>
      {data.vorlagen.length === 0 ? (
        <p role="status" className={styles.liste}>
          {gremium || jahr !== null
            ? 'Zu dieser Auswahl gibt es keine Vorlage.'
            : 'Hier steht noch keine Vorlage.'}
        </p>
      ) : (
        <ul role="list" className={styles.liste}>
          {data.vorlagen.map(paper => (
            <Row key={paper.id} paper={paper} heading={titel ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
      <Paging
        {...pagination}
        hrefOf={seite =>
          hrefWith(path, { gremium, jahr: jahr ?? undefined, seite: seite > 1 ? seite : undefined })
        }
      />
      <Updates links={[{ href: vorlagenFeed, text: 'Neue Vorlagen im Feedreader' }]} />
    </Section>
  )
}

function Choice({ data: { path, jahre, gremien, auswahl } }: { data: VorlagenData }) {
  const { gremium, jahr } = auswahl
  return (
    <Filter
      label="Vorlagen auswählen"
      submit="Anzeigen"
      resetHref={gremium || jahr !== null ? path : undefined}
    >
      <FilterSelect
        name="jahr"
        label="Jahr"
        all="Alle Jahre"
        value={jahr === null ? '' : String(jahr)}
        choices={jahre.map(year => ({ value: String(year), text: String(year) }))}
      />
      <FilterSelect
        name="gremium"
        label="Gremium"
        all="Alle Gremien"
        value={gremium}
        choices={gremien.map(({ id, name }) => ({ value: id, text: name }))}
      />
    </Filter>
  )
}

function Row({ paper, heading: Heading }: { paper: VorlageUebersicht; heading: 'h2' | 'h3' }) {
  const { nummer, titel, art, datum, ohne_datum, gremium, einleitung, detailURL } = paper
  return (
    <ListRow className={styles.zeile}>
      <p className={styles.nummer}>{nummer}</p>
      <div className={styles.worte}>
        <Heading className={styles.name}>
          <Link href={detailURL}>{titel}</Link>
        </Heading>
        <p className={styles.eckdaten}>
          <span>{art}</span>
          <span>{gremium.name}</span>
          {!ohne_datum && <time dateTime={datum}>{formatDate(datum)}</time>}
        </p>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      </div>
    </ListRow>
  )
}
