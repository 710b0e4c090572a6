import { Filter, FilterInput, FilterSelect, Link, Section, telephoneLink } from '@rathausplatz/ui'
import { OpenState } from '../opening-hours/opening-hours.tsx'
import type { View } from '../template.ts'
import styles from './aemter.module.css'
import type { AemterData, Einheit, Gruppe } from './load.ts'
import type { aemter } from './schema.ts'

export const Aemter: View<typeof aemter, AemterData> = ({ context: { titel }, data }) => {
  const { gruppen, auswahl } = data
  const isChosen = auswahl.suchwort !== '' || auswahl.offen
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <Filter label="Ämter durchsuchen" resetHref={isChosen ? '?' : undefined}>
        <FilterInput name="amt" label="Amt, Anliegen oder Ort" value={auswahl.suchwort} />
        <FilterSelect
          name="offen"
          label="Zeiten"
          value={auswahl.offen ? 'jetzt' : ''}
          all="Alle"
          choices={[{ value: 'jetzt', text: 'Jetzt geöffnet' }]}
        />
      </Filter>
      <p role="status" className={styles.anzahl}>
        {inWords(data)}
      </p>
      {gruppen.map(gruppe => (
        <Group key={gruppe.name} gruppe={gruppe} heading={titel ? 'h3' : 'h2'} />
      ))}
    </Section>
  )
}

/** `3 Ämter und Einrichtungen: Suche nach „Bau“, jetzt geöffnet`. */
function inWords({ anzahl, auswahl: { suchwort, offen } }: AemterData): string {
  const count = anzahl === 1 ? '1 Amt oder Einrichtung' : `${anzahl || 'Keine'} Ämter und Einrichtungen`
  const chosen = [suchwort && `Suche nach „${suchwort}“`, offen && 'jetzt geöffnet'].filter(Boolean)
  return chosen.length > 0 ? `${count}: ${chosen.join(', ')}` : count
}

function Group({ gruppe: { name, einheiten }, heading: Heading }: { gruppe: Gruppe; heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.gruppe}>
      <Heading className={styles.gruppenname}>{name}</Heading>
      <ul role="list">
        {einheiten.map(einheit => (
          <Row key={einheit.id} einheit={einheit} heading={Heading === 'h2' ? 'h3' : 'h4'} />
        ))}
      </ul>
    </div>
  )
}

function Row({ einheit, heading: Heading }: { einheit: Einheit; heading: 'h3' | 'h4' }) {
  const { name, einleitung, detailURL, zustand, nurMitTermin, telefon, ort } = einheit
  return (
    <li className={styles.zeile}>
      <div>
        <Heading className={styles.name}>
          <Link href={detailURL}>{name}</Link>
        </Heading>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      </div>
      <div className={styles.jetzt}>
        {zustand && <OpenState zustand={zustand} />}
        {nurMitTermin && <p>Besuch nur mit Termin</p>}
      </div>
      {(telefon || ort) && (
        <p className={styles.wo}>
          {telefon && <Link href={telephoneLink(telefon)}>{telefon}</Link>}
          {ort && <span>{ort}</span>}
        </p>
      )}
    </li>
  )
}
