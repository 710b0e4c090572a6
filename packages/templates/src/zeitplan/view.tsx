import { RichText, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import type { zeitplan } from './schema.ts'
import styles from './zeitplan.module.css'

export const Zeitplan: View<typeof zeitplan> = ({ context }) => {
  const { titel, zeilen, text } = context
  return (
    <Section>
      <div className={styles.zeitplan}>
        <table className={styles.tabelle}>
          {titel && (
            <caption>
              <h2>{titel}</h2>
            </caption>
          )}
          <thead>
            <tr>
              <th scope="col">Uhrzeit</th>
              <th scope="col">Was</th>
            </tr>
          </thead>
          <tbody>
            {zeilen.map(({ beginn, ende, titel, text, pause }, index) => (
              <tr key={index} data-pause={pause}>
                <th scope="row">
                  {beginn}
                  {ende && `–${ende}`}&nbsp;Uhr
                </th>
                <td>
                  <span className={styles.was}>{titel}</span>
                  {text && <span className={styles.text}>{text}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {text && <RichText html={text} />}
      </div>
    </Section>
  )
}
