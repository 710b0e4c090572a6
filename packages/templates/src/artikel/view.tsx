import { Bildrahmen, formatDate, Link, RichText, Section } from '@rathausplatz/ui'
import { withoutTitle } from '../labels.ts'
import type { View } from '../template.ts'
import styles from './artikel.module.css'
import type { Weitere } from './load.ts'
import type { artikel } from './schema.ts'

/** The page sets the heading; the article has date, intro, picture and text. */
export const Artikel: View<typeof artikel, Weitere> = ({ context, data }) => {
  const { datum_von, einleitung, text, bildupload } = context
  return (
    <Section>
      <article className={styles.artikel}>
        {datum_von && (
          <p className={styles.datum}>
            Veröffentlicht am <time dateTime={datum_von}>{formatDate(datum_von)}</time>
          </p>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {bildupload?.bild && (
          <Bildrahmen {...bildupload} sizes="(min-width: 1280px) 1210px, 94vw" first form="16:9" />
        )}
        <RichText html={text} />
      </article>
      {data.weitere.length > 0 && (
        <section className={styles.weitere}>
          <h2>Weitere Nachrichten</h2>
          <ul role="list">
            {data.weitere.map(({ titel, datum_von, detailURL }) => (
              <li key={detailURL}>
                <Link href={detailURL}>{titel || withoutTitle}</Link>
                {datum_von && <time dateTime={datum_von}>{formatDate(datum_von)}</time>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Section>
  )
}
