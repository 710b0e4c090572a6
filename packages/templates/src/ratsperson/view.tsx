import { aufgabeIn } from '@rathausplatz/contract/labels'
import { formatDate, Link, Section } from '@rathausplatz/ui'
import { ContactWays } from '../contact/contact.tsx'
import { Fact } from '../facts/facts.tsx'
import { Eckdaten } from '../rat/eckdaten.tsx'
import { Gesicht } from '../rat/gesicht.tsx'
import type { View } from '../template.ts'
import type { RatspersonData } from './load.ts'
import styles from './ratsperson.module.css'
import type { ratsperson } from './schema.ts'

/** The page sets the name. Picture, group, contact data and memberships. */
export const Ratsperson: View<typeof ratsperson, RatspersonData> = ({
  data: { person, heute, kuenftig, frueher },
}) => {
  const { vorname, nachname, einleitung, beruf, wohnort, fraktion, kommunikation } = person
  const { bild, bildtext, bildfokus, bildcopyright } = person
  return (
    <Section>
      <article className={styles.person}>
        <div className={styles.kopf}>
          <figure className={styles.bild}>
            <Gesicht
              name={`${vorname} ${nachname}`}
              bild={bild}
              bildtext={bildtext}
              bildfokus={bildfokus}
              size="gross"
            />
            {bild && bildcopyright && <figcaption className={styles.foto}>Foto: {bildcopyright}</figcaption>}
          </figure>
          <div className={styles.angaben}>
            {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
            <Eckdaten>
              {fraktion && (
                <Fact name="Fraktion">
                  <Link href={fraktion.detailURL}>{fraktion.name}</Link>
                </Fact>
              )}
              {beruf && <Fact name="Beruf">{beruf}</Fact>}
              {wohnort && <Fact name="Ortsteil">{wohnort}</Fact>}
            </Eckdaten>
          </div>
        </div>
        {kommunikation.length > 0 && (
          <section>
            <h2>Kontakt</h2>
            <ContactWays kommunikation={kommunikation} />
          </section>
        )}
        {heute.length > 0 && (
          <section>
            <h2>Mitgliedschaften</h2>
            <Memberships memberships={heute} />
          </section>
        )}
        {kuenftig.length > 0 && (
          <section>
            <h2>Künftige Mitgliedschaften</h2>
            <Memberships memberships={kuenftig} />
          </section>
        )}
        {frueher.length > 0 && (
          <section>
            <h2>Frühere Mitgliedschaften</h2>
            <Memberships memberships={frueher} />
          </section>
        )}
      </article>
    </Section>
  )
}

const Memberships = ({ memberships }: { memberships: RatspersonData['heute'] }) => (
  <ul role="list" className={styles.mitgliedschaften}>
    {memberships.map(({ gremium, rolle, bezeichnung, stimmrecht, stimmrecht_unbekannt, ...time }, index) => (
      <li key={gremium.id + index}>
        <Link href={gremium.detailURL}>{gremium.name}</Link>
        <span>
          {aufgabeIn({ rolle, bezeichnung })}
          {!stimmrecht && !stimmrecht_unbekannt && rolle !== 'beratend' && ', ohne Stimmrecht'}
        </span>
        <Held {...time} />
      </li>
    ))}
  </ul>
)

/** The time of a membership, as far as it is known. */
function Held({
  von,
  bis,
  ohne_beginn,
}: Pick<RatspersonData['heute'][number], 'von' | 'bis' | 'ohne_beginn'>) {
  if (ohne_beginn && !bis) return null
  return (
    <span>
      {!ohne_beginn && (
        <>
          {bis ? 'vom' : 'seit'} <time dateTime={von}>{formatDate(von)}</time>
        </>
      )}
      {bis && (
        <>
          {' bis '}
          <time dateTime={bis}>{formatDate(bis)}</time>
        </>
      )}
    </span>
  )
}
