import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './bekanntmachung.module.css'
import type { bekanntmachung } from './schema.ts'

export const Bekanntmachung: View<typeof bekanntmachung> = ({ context }) => {
  const { titel, text } = context
  return (
    <Section>
      <div className={styles.inhalt}>
        <h2>{titel}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </Section>
  )
}
