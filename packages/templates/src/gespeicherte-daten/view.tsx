import {
  gespeicherteDaten as alle,
  dauerInWorten,
  type GespeicherteAngabe,
  orte,
} from '@rathausplatz/contract/gespeicherte-daten'
import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './gespeicherte-daten.module.css'
import type { gespeicherteDaten } from './schema.ts'

const angaben: readonly GespeicherteAngabe[] = Object.values(alle)
const gruppen = Object.entries(orte)
  .map(([ort, titel]) => ({ titel, angaben: angaben.filter(angabe => angabe.ort === ort) }))
  .filter(({ angaben }) => angaben.length > 0)

export const GespeicherteDaten: View<typeof gespeicherteDaten> = ({ context: { titel, text } }) => (
  <Section>
    <div className={styles.inhalt}>
      {titel && <h2>{titel}</h2>}
      {text && <p className={styles.text}>{text}</p>}
      {gruppen.map(({ titel, angaben }) => (
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
