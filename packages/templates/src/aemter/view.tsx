import { Filter, FilterInput, FilterSelect, Link, Section, telephoneLink, wholeLink } from '@rathausplatz/ui'
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
        {resultInWords(data)}
      </p>
      {gruppen.map(gruppe => (
        <Group key={gruppe.name} gruppe={gruppe} heading={titel ? 'h3' : 'h2'} />
      ))}
    </Section>
  )
}

/** `3 Ämter und Einrichtungen: Suche nach „Bau“, jetzt geöffnet`. */
function resultInWords({ anzahl, auswahl: { suchwort, offen } }: AemterData): string {
  const count = anzahl === 1 ? '1 Amt oder Einrichtung' : `${anzahl || 'Keine'} Ämter und Einrichtungen`
  const chosen = [suchwort && `Suche nach „${suchwort}“`, offen && 'jetzt geöffnet'].filter(Boolean)
  return chosen.length > 0 ? `${count}: ${chosen.join(', ')}` : count
}

function Group({ gruppe, heading: Heading }: { gruppe: Gruppe; heading: 'h2' | 'h3' }) {
  const { name, kopf, einheiten } = gruppe
  return (
    <section className={styles.gruppe}>
      <div className={`${wholeLink} ${styles.kopf}`}>
        <Heading className={styles.gruppenname}>
          {kopf ? <Link href={kopf.detailURL}>{name}</Link> : name}
        </Heading>
        {kopf && <Details {...kopf} />}
      </div>
      {einheiten.length > 0 && (
        <ul role="list">
          {einheiten.map(einheit => (
            <Row key={einheit.id} einheit={einheit} heading={Heading === 'h2' ? 'h3' : 'h4'} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ einheit, heading: Heading }: { einheit: Einheit; heading: 'h3' | 'h4' }) {
  return (
    <li className={`${wholeLink} ${styles.zeile}`}>
      <Heading className={styles.name}>
        <Link href={einheit.detailURL}>{einheit.name}</Link>
      </Heading>
      <Details {...einheit} />
    </li>
  )
}

/** Telephone number, current state and place. */
function Details({ einleitung, zustand, nurMitTermin, telefon, ort }: Einheit) {
  return (
    <>
      {(telefon || zustand || nurMitTermin) && (
        <div className={styles.jetzt}>
          {telefon && (
            <p className={styles.telefon}>
              <Link href={telephoneLink(telefon)}>{telefon}</Link>
            </p>
          )}
          {zustand && <OpenState zustand={zustand} words="kurz" />}
          {nurMitTermin && <p>Besuch nur mit Termin</p>}
        </div>
      )}
      {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      {ort && <p className={styles.ort}>{ort}</p>}
    </>
  )
}
