import { Bildrahmen, formatDate, RichText, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './artikel.module.css'
import type { artikel } from './schema.ts'

/** The page gives the heading; the article its date, its first words, picture and text. */
export const Artikel: View<typeof artikel> = ({ context }) => {
  const { datum_von, einleitung, text, bildupload } = context
  return (
    <Section>
      <article className={styles.artikel}>
        <p className={styles.datum}>
          <time dateTime={datum_von}>{formatDate(datum_von)}</time>
        </p>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {bildupload?.bild && (
          <Bildrahmen {...bildupload} sizes="(min-width: 1024px) 60vw, 92vw" first form="16:9" />
        )}
        <RichText html={text} />
      </article>
    </Section>
  )
}
