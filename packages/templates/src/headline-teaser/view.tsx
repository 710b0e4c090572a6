import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './headline-teaser.module.css'
import type { headlineTeaser } from './schema.ts'

export const HeadlineTeaser: View<typeof headlineTeaser> = ({ context }) => {
  const Heading = context.ueberschrift
  return (
    <Section>
      <div className={styles.teaser}>
        <Heading className={styles.titel}>{context.titel}</Heading>
        {context.einleitung && <p className={styles.einleitung}>{context.einleitung}</p>}
      </div>
    </Section>
  )
}
