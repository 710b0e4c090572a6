import { Link, RichText, Section } from '@rathausplatz/ui'
import { Address, ContactWays } from '../contact/contact.tsx'
import { LeistungListe } from '../leistung-liste/leistung-liste.tsx'
import { OpeningHours } from '../opening-hours/opening-hours.tsx'
import { PersonCard } from '../person-card/person-card.tsx'
import type { View } from '../template.ts'
import styles from './amt.module.css'
import type { AmtData } from './load.ts'
import type { amt } from './schema.ts'

/** The page sets the heading. State, telephone number and place come first. */
export const Amt: View<typeof amt, AmtData> = ({ data }) => {
  const { einleitung, text, stunden, kommunikation, anschrift, leistungen, kontaktpersonen } = data
  return (
    <Section>
      <div className={styles.amt}>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <div className={styles.kasten}>
          {(stunden.arten.length > 0 || stunden.nurMitTermin) && (
            <section>
              <h2>Zeiten</h2>
              <OpeningHours hours={stunden} heading="h3" withState={false} />
            </section>
          )}
          {(kommunikation.length > 0 || anschrift) && (
            <section>
              <h2>Kontakt</h2>
              <ContactWays kommunikation={kommunikation} />
              {anschrift && <Address anschrift={anschrift} />}
            </section>
          )}
        </div>
        <div className={styles.inhalt}>
          {leistungen.length > 0 && <Services leistungen={leistungen} />}
          {text && <RichText html={text} />}
          {kontaktpersonen.length > 0 && (
            <section>
              <h2>Ihre Ansprechpersonen</h2>
              <ul role="list" className={styles.personen}>
                {kontaktpersonen.map((person, index) => (
                  <li key={person.nachname + index}>
                    <PersonCard person={person} heading="h3" />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Around {...data} />
        </div>
      </div>
    </Section>
  )
}

const Services = ({ leistungen }: Pick<AmtData, 'leistungen'>) => (
  <section>
    <h2>Das erledigen Sie hier</h2>
    <LeistungListe leistungen={leistungen} heading="h3" />
  </section>
)

/** The parent office and the child offices. */
function Around({ darueber, darunter }: Pick<AmtData, 'darueber' | 'darunter'>) {
  if (!darueber && darunter.length === 0) return null
  return (
    <section>
      <h2>Im Rathaus</h2>
      {darueber && (
        <p>
          Gehört zu: <Link href={darueber.detailURL}>{darueber.name}</Link>
        </p>
      )}
      {darunter.length > 0 && (
        <>
          <p>Dazu gehören:</p>
          <ul>
            {darunter.map(({ id, name, detailURL }) => (
              <li key={id}>
                <Link href={detailURL}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
