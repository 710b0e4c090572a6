import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './gespeicherte-daten.module.css'
import type { Angabe, GespeicherteDatenData } from './load.ts'
import type { gespeicherteDaten } from './schema.ts'

export const GespeicherteDaten: View<typeof gespeicherteDaten, GespeicherteDatenData> = ({
  context: { titel, text },
  data,
}) => (
  <Section>
    <div className={styles.inhalt}>
      {titel && <h2>{titel}</h2>}
      {text && <p className={styles.text}>{text}</p>}
      {data.gruppen.map(({ titel, angaben }) => (
        <div key={titel} className={styles.gruppe}>
          <h3>{titel}</h3>
          {angaben.map(angabe => (
            <Zeile key={angabe.name} {...angabe} />
          ))}
        </div>
      ))}
    </div>
  </Section>
)

function Zeile({ name, was, zweck, grundlage, dauer }: Angabe) {
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
        <dd>{dauer}</dd>
      </div>
      <div>
        <dt>Grundlage</dt>
        <dd>{grundlage}</dd>
      </div>
    </dl>
  )
}
