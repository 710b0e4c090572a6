import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './bekanntmachungen.module.css'
import type { bekanntmachungen } from './schema.ts'

export const Bekanntmachungen: View<typeof bekanntmachungen> = ({ context }) => {
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
