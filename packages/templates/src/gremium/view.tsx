import type { Gremiumsmitglied } from '@rathausplatz/contract'
import { aufgabeIn, gremiumartLabels } from '@rathausplatz/contract/labels'
import { ArrowLink, formatDate, Link, RichText, Section, wholeLink } from '@rathausplatz/ui'
import { Fact } from '../facts/facts.tsx'
import { Eckdaten } from '../rat/eckdaten.tsx'
import { Gesicht } from '../rat/gesicht.tsx'
import { beside, sitzungenVon } from '../rat/paths.ts'
import { Sitzungsliste } from '../rat/sitzungsliste.tsx'
import type { View } from '../template.ts'
import { Updates } from '../updates/updates.tsx'
import styles from './gremium.module.css'
import type { GremiumData } from './load.ts'
import type { gremium } from './schema.ts'

/** The page sets the heading. Tasks, members and next meetings of the body. */
export const Gremium: View<typeof gremium, GremiumData> = ({ data }) => {
  const { gremium, sitzungen, istAufgeloest } = data
  const { id, name, art, kurzname, einleitung, text, ort, uebergeordnet, endet_am, mitglieder } = gremium
  const isGroup = art === 'fraktion'
  const term = gremium.wahlperioden.at(-1)
  return (
    <Section>
      <div className={styles.gremium}>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {istAufgeloest && endet_am && (
          <p className={styles.hinweis}>
            <strong>
              Aufgelöst am <time dateTime={endet_am}>{formatDate(endet_am)}</time>.
            </strong>
          </p>
        )}
        <div className={styles.eckdaten}>
          <Eckdaten>
            <Fact name="Art">{gremiumartLabels[art]}</Fact>
            {kurzname && <Fact name="Kurz">{kurzname}</Fact>}
            {uebergeordnet && (
              <Fact name="Gehört zu">
                <Link href={uebergeordnet.detailURL}>{uebergeordnet.name}</Link>
              </Fact>
            )}
            {ort && <Fact name="Ort der Sitzungen">{ort}</Fact>}
            {term && <Fact name="Wahlperiode">{term.name}</Fact>}
          </Eckdaten>
        </div>
        {!isGroup && !istAufgeloest && (
          <section>
            <h2>Nächste Sitzungen</h2>
            {sitzungen.length > 0 ? (
              <Sitzungsliste sitzungen={sitzungen} heading="h3" />
            ) : (
              <p>Zurzeit ist keine Sitzung angesetzt.</p>
            )}
            <p className={styles.alle}>
              <ArrowLink href={sitzungenVon(id)}>Alle Sitzungen: {name}</ArrowLink>
            </p>
            <Updates
              benachrichtigen={data.benachrichtigen}
              links={[
                {
                  href: beside(gremium.detailURL, 'ics'),
                  text: 'Sitzungen in den Kalender laden',
                  isFile: true,
                },
                { href: beside(gremium.detailURL, 'atom'), text: 'Neue Sitzungen im Feedreader' },
              ]}
            />
          </section>
        )}
        {mitglieder.length > 0 && (
          <section>
            <h2>Mitglieder</h2>
            <ul role="list" className={styles.mitglieder}>
              {mitglieder.map((member, index) => (
                <Mitglied key={member.person.id + index} member={member} withGroup={!isGroup} />
              ))}
            </ul>
          </section>
        )}
        {text && (
          <section>
            <h2>Aufgaben</h2>
            <RichText html={text} />
          </section>
        )}
      </div>
    </Section>
  )
}

function Mitglied({ member, withGroup }: { member: Gremiumsmitglied; withGroup: boolean }) {
  const { person, fraktion, rolle, bezeichnung, bild, bildtext, bildfokus } = member
  const isWithoutVote = !member.stimmrecht && !member.stimmrecht_unbekannt && rolle !== 'beratend'
  const words = [
    rolle === 'mitglied' && !bezeichnung ? '' : aufgabeIn({ rolle, bezeichnung }),
    isWithoutVote ? 'ohne Stimmrecht' : '',
  ].filter(Boolean)
  return (
    <li className={`${wholeLink} ${styles.mitglied}`}>
      <Gesicht name={person.name} bild={bild} bildtext={bildtext} bildfokus={bildfokus} />
      <div>
        <h3 className={styles.name}>
          <Link href={person.detailURL}>{person.name}</Link>
        </h3>
        {words.length > 0 && <p className={styles.rolle}>{words.join(', ')}</p>}
        {withGroup && fraktion && <p>{fraktion.name}</p>}
      </div>
    </li>
  )
}
