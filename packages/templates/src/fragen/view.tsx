import { RichText, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './fragen.module.css'
import type { fragen } from './schema.ts'

export const Fragen: View<typeof fragen> = ({ context }) => {
  const { titel, fragen } = context
  const Heading = titel ? 'h3' : 'h2'
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <div className={styles.fragen}>
        {fragen.map(({ titel, text }, index) => (
          <details key={index} className={styles.frage}>
            <summary>
              <Heading>{titel}</Heading>
            </summary>
            <div className={styles.antwort}>
              <RichText html={text} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
