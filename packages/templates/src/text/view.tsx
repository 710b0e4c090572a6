import { ButtonLink, RichText, Section } from '@rathausplatz/ui'
import { defaultLabels } from '../labels.ts'
import type { View } from '../template.ts'
import type { text } from './schema.ts'
import styles from './text.module.css'

export const Text: View<typeof text> = ({ context }) => {
  const { titel, einleitung, text, link, linktext } = context
  return (
    <Section>
      <div className={styles.text}>
        {titel && <h2>{titel}</h2>}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {text && <RichText html={text} />}
        {link && <ButtonLink href={link}>{linktext || defaultLabels.mehr}</ButtonLink>}
      </div>
    </Section>
  )
}
