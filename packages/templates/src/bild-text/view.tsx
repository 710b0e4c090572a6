import { Bildrahmen, ButtonLink, RichText, Section } from '@rathausplatz/ui'
import { defaultLabels } from '../labels.ts'
import type { View } from '../template.ts'
import styles from './bild-text.module.css'
import type { bildText } from './schema.ts'

export const BildText: View<typeof bildText> = ({ context }) => {
  const { titel, text, bildupload, link, linktext, anordnung } = context
  const picture = bildupload.bild && (
    <Bildrahmen {...bildupload} sizes="(min-width: 1280px) 640px, (min-width: 768px) 48vw, 92vw" form="4:3" />
  )
  const words = (
    <div className={styles.worte}>
      {titel && <h2>{titel}</h2>}
      <RichText html={text} />
      {link && <ButtonLink href={link}>{linktext || defaultLabels.mehr}</ButtonLink>}
    </div>
  )
  return (
    <Section>
      <div className={styles.paar} data-anordnung={anordnung} data-allein={!picture}>
        {anordnung === 'text-bild' && words}
        {picture}
        {anordnung !== 'text-bild' && words}
      </div>
    </Section>
  )
}
