import {
  gespeicherteDaten as alle,
  dauerInWorten,
  type GespeicherteAngabe,
  orte,
} from '@rathausplatz/contract/gespeicherte-daten'
import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './gespeicherte-daten.module.css'
import type { GespeicherteDatenData } from './load.ts'
import type { gespeicherteDaten } from './schema.ts'

const angaben: readonly GespeicherteAngabe[] = Object.values(alle)

/** The list by places, without what is not set up here. */
const gruppenMit = ({ beobachtungen }: GespeicherteDatenData) =>
  Object.entries(orte)
    .map(([ort, titel]) => ({
      titel,
      angaben: angaben.filter(
        angabe => angabe.ort === ort && (!angabe.nur || beobachtungen.includes(angabe.nur)),
      ),
    }))
    .filter(({ angaben }) => angaben.length > 0)

export const GespeicherteDaten: View<typeof gespeicherteDaten, GespeicherteDatenData> = ({
  context: { titel, text },
  data,
}) => (
  <Section>
    <div className={styles.inhalt}>
      {titel && <h2>{titel}</h2>}
      {text && <p className={styles.text}>{text}</p>}
      {gruppenMit(data).map(({ titel, angaben }) => (
        <div key={titel} className={styles.gruppe}>
          <h3>{titel}</h3>
          {angaben.map(angabe => (
            <Angabe key={angabe.name} {...angabe} />
          ))}
        </div>
      ))}
    </div>
  </Section>
)

function Angabe({ name, was, zweck, grundlage, dauer }: GespeicherteAngabe) {
  return (
    <dl className={styles.angabe} data-name={name}>
      <div>
        <dt>Was</dt>
        <dd>{was}</dd>
      </div>
      <div>
        <dt>Wozu</dt>
        <dd>{zweck}</dd>
      </div>
      <div>
        <dt>Wie lange</dt>
        <dd>{dauerInWorten(dauer)}</dd>
      </div>
      <div>
        <dt>Grundlage</dt>
        <dd>{grundlage}</dd>
      </div>
    </dl>
  )
}
