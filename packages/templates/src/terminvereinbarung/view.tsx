import type { Terminangebot } from '@rathausplatz/contract'
import { formatAppointment, Link, ListRow, noBreak, Section, telephoneLink } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import { anliegenPfad } from '../termin-link.ts'
import type { TerminvereinbarungData } from './load.ts'
import type { terminvereinbarung } from './schema.ts'
import styles from './terminvereinbarung.module.css'

/** The concerns of one office, or those of several offices under their names. */
export const Terminvereinbarung: View<typeof terminvereinbarung, TerminvereinbarungData> = ({
  context: { angebot },
  data: { angebote },
}) => (
  <Section>
    <div className={styles.angebote}>
      {angebote.length === 0 && (
        <p>
          Zurzeit lässt sich hier kein Termin vereinbaren. Bitte rufen Sie das Amt an, zu dem Sie möchten.
        </p>
      )}
      {angebote.map(one => (
        <Offer key={one.id} angebot={one} isAlone={angebot !== ''} />
      ))}
    </div>
  </Section>
)

function Offer({ angebot, isAlone }: { angebot: Terminangebot; isAlone: boolean }) {
  const { name, einleitung, anliegen, telefon } = angebot
  return (
    <section className={styles.angebot}>
      <h2>{isAlone ? 'Worum geht es?' : name}</h2>
      {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      <ul role="list">
        {anliegen.map(one => (
          <ListRow key={one.id} className={styles.zeile}>
            <h3 className={styles.name}>
              <Link href={anliegenPfad(angebot, one)}>{one.name}</Link>
            </h3>
            <p className={styles.naechster}>
              {one.naechster ? (
                <>
                  <span>Nächster freier Termin</span>
                  <strong>{noBreak(formatAppointment(one.naechster))}</strong>
                </>
              ) : (
                'Zurzeit ist kein Termin frei.'
              )}
            </p>
            <p className={styles.dauer}>{noBreak(`${one.dauer} Minuten`)}</p>
          </ListRow>
        ))}
      </ul>
      {telefon && (
        <p className={styles.telefon}>
          Lieber am Telefon? <Link href={telephoneLink(telefon)}>{telefon}</Link>
        </p>
      )}
    </section>
  )
}
