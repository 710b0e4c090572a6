import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './headline-teaser.module.css'
import type { headlineTeaser } from './schema.ts'

export const HeadlineTeaser: View<typeof headlineTeaser> = ({ context }) => {
  // A page has a single h1, its title. A module with the rank h1 is an h2 that looks like one.
  const Heading = context.ueberschrift === 'h1' ? 'h2' : context.ueberschrift
  return (
    <Section>
      <div className={styles.teaser}>
        {context.titel && (
          <Heading className={styles.titel} data-rang={context.ueberschrift}>
            {context.titel}
          </Heading>
        )}
        {context.einleitung && <p className={styles.einleitung}>{context.einleitung}</p>}
      </div>
    </Section>
  )
}
