import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './pinnwand.module.css'
import type { pinnwand } from './schema.ts'

export const Pinnwand: View<typeof pinnwand> = ({ context }) => {
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
