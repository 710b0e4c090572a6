import { Filter, FilterSelect, Link, Section, wholeLink } from '@rathausplatz/ui'
import { Gesicht } from '../rat/gesicht.tsx'
import type { View } from '../template.ts'
import type { RatspersonenData } from './load.ts'
import styles from './ratspersonen.module.css'
import type { ratspersonen } from './schema.ts'

export const Ratspersonen: View<typeof ratspersonen, RatspersonenData> = ({ context: { titel }, data }) => {
  const { path, personen, gremien, gremium } = data
  const Heading = titel ? 'h3' : 'h2'
  const of = gremien.find(({ id }) => id === gremium)?.name
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <Filter label="Mitglieder auswählen" submit="Anzeigen" resetHref={gremium ? path : undefined}>
        <FilterSelect
          name="gremium"
          label="Gremium"
          all="Alle Gremien"
          value={gremium}
          choices={gremien.map(({ id, name }) => ({ value: id, text: name }))}
        />
      </Filter>
      <p role="status" className={styles.anzahl}>
        {personen.length === 1 ? '1 Mitglied' : `${personen.length || 'Keine'} Mitglieder`}
        {of && `: ${of}`}
      </p>
      <ul role="list" className={styles.liste}>
        {personen.map(person => {
          const { id, vorname, nachname, bild, bildtext, bildfokus, fraktion, detailURL } = person
          const name = [person.titel, vorname, nachname].filter(Boolean).join(' ')
          return (
            <li key={id} className={`${wholeLink} ${styles.person}`}>
              <Gesicht
                name={`${vorname} ${nachname}`}
                bild={bild}
                bildtext={bildtext}
                bildfokus={bildfokus}
              />
              <div>
                <Heading className={styles.name}>
                  <Link href={detailURL}>{name}</Link>
                </Heading>
                {fraktion && <p className={styles.fraktion}>{fraktion.name}</p>}
                {person.gremien.length > 0 && <p className={styles.gremien}>{person.gremien.join(', ')}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
