import { noBreak, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './kennzahlen.module.css'
import type { kennzahlen } from './schema.ts'

export const Kennzahlen: View<typeof kennzahlen> = ({ context }) => {
  const { titel, einleitung, zahlen, quelle } = context
  return (
    <Section ground="tint">
      <div className={styles.kennzahlen}>
        {titel && <h2>{titel}</h2>}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <dl className={styles.zahlen}>
          {zahlen.map(({ wert, einheit, text }, index) => (
            <div key={index} className={styles.zahl}>
              <dt>{text}</dt>
              <dd>
                <span className={styles.wert}>{wert}</span>
                {einheit && <span className={styles.einheit}> {noBreak(einheit)}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {quelle && <p className={styles.quelle}>{quelle}</p>}
      </div>
    </Section>
  )
}
