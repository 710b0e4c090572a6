import { formatDate, formatTime, Link, RichText, Section } from '@rathausplatz/ui'
import { Dokumentliste } from '../dokumentliste/dokumentliste.tsx'
import type { View } from '../template.ts'
import styles from './bekanntmachung.module.css'
import type { bekanntmachung } from './schema.ts'

/** The page gives the heading; the notice its day of provision, its text and its files, byte for byte as signed. */
export const Bekanntmachung: View<typeof bekanntmachung> = ({ context }) => {
  const { art, einleitung, text, datum_von, datum_bis, dateien, berichtigt } = context
  return (
    <Section>
      <article className={styles.bekanntmachung}>
        <dl className={styles.angaben}>
          <div>
            <dt>Bereitgestellt am</dt>
            <dd>
              <time dateTime={datum_von}>
                {formatDate(datum_von)}, {formatTime(datum_von)}
              </time>
            </dd>
          </div>
          <div>
            <dt>Art</dt>
            <dd>{art}</dd>
          </div>
          {datum_bis && (
            <div>
              <dt>Aktuell bis</dt>
              <dd>
                <time dateTime={datum_bis}>{formatDate(datum_bis)}</time>
              </dd>
            </div>
          )}
        </dl>
        {berichtigt && (
          <p className={styles.berichtigung}>
            Diese Bekanntmachung berichtigt eine <Link href={berichtigt}>frühere Bekanntmachung</Link>.
          </p>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <RichText html={text} />
        {dateien.length > 0 && (
          <>
            <h2>Dateien</h2>
            <Dokumentliste dateien={dateien} />
          </>
        )}
        <p className={styles.hinweis}>
          Maßgeblich ist die Fassung, die hier am Tag der Bereitstellung veröffentlicht wurde. Sie wird danach
          nicht mehr geändert und bleibt nach ihrem Ablauf im Archiv.
        </p>
      </article>
    </Section>
  )
}
