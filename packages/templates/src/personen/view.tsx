import { Filter, FilterInput, Letters, Link, Paging, Section } from '@rathausplatz/ui'
import { PersonCard } from '../person-card/person-card.tsx'
import type { View } from '../template.ts'
import type { PersonenData } from './load.ts'
import styles from './personen.module.css'
import type { personen } from './schema.ts'

export const Personen: View<typeof personen, PersonenData> = ({ context: { titel }, data }) => {
  const { buchstaben, pagination, auswahl } = data
  const isChosen = auswahl.suchwort !== '' || auswahl.buchstabe !== ''
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <Filter label="Personen suchen" resetHref={isChosen ? '?' : undefined}>
        <FilterInput name="person" label="Name, Aufgabe oder Amt" value={auswahl.suchwort} />
      </Filter>
      {(buchstaben.length > 1 || auswahl.buchstabe) && (
        <div className={styles.buchstaben}>
          <Letters
            letters={buchstaben}
            chosen={auswahl.buchstabe}
            hrefOf={buchstabe => hrefOf({ ...auswahl, buchstabe })}
          />
        </div>
      )}
      <p role="status" className={styles.anzahl}>
        {resultInWords(data)}
      </p>
      {data.personen.length === 0 && isChosen && (
        <p>
          Prüfen Sie die Schreibweise, oder <Link href="?">sehen Sie alle Personen an</Link>.
        </p>
      )}
      <ul role="list" className={styles.liste}>
        {data.personen.map((person, index) => (
          <li key={person.einheit.id + person.nachname + index}>
            <PersonCard person={person} heading={titel ? 'h3' : 'h2'} einheit={person.einheit} />
          </li>
        ))}
      </ul>
      <Paging {...pagination} hrefOf={seite => hrefOf(auswahl, seite)} />
    </Section>
  )
}

function hrefOf({ suchwort, buchstabe }: PersonenData['auswahl'], seite = 1): string {
  const query = new URLSearchParams()
  if (suchwort) query.set('person', suchwort)
  if (buchstabe) query.set('buchstabe', buchstabe)
  if (seite > 1) query.set('seite', String(seite))
  return `?${query}`
}

/** `3 Personen gefunden: Suche nach „Bau“, Anfangsbuchstabe K`. */
function resultInWords({ anzahl, auswahl: { suchwort, buchstabe }, pagination }: PersonenData): string {
  const count = anzahl === 1 ? '1 Person' : `${anzahl || 'Keine'} Personen`
  const chosen = [
    suchwort && `Suche nach „${suchwort}“`,
    buchstabe && `Anfangsbuchstabe ${buchstabe}`,
  ].filter(Boolean)
  const where = pagination.pages > 1 ? `, Seite ${pagination.page} von ${pagination.pages}` : ''
  return chosen.length > 0 ? `${count} gefunden: ${chosen.join(', ')}${where}` : count + where
}
