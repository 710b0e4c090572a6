import type { AktuellesArtikel } from '@rathausplatz/contract'
import { Bildrahmen, DateBadge, Link, wholeLink } from '@rathausplatz/ui'
import { withoutTitle } from '../labels.ts'
import styles from './news-card.module.css'

/** An article as a card: image, date badge, title, intro clamped to 3 lines (spec §2, module 8). */
export function NewsCard({ id, article }: { id?: string; article: AktuellesArtikel }) {
  const { titel, einleitung, datum_von, bild, bildtext, bildfokus, detailURL } = article
  return (
    <article id={id} className={`${wholeLink} ${styles.card}`} data-mit-bild={Boolean(bild)}>
      {bild && (
        <Bildrahmen
          bild={bild}
          bildtext={bildtext ?? ''}
          bildfokus={bildfokus}
          sizes="(min-width: 1280px) 405px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 80vw"
          form="16:9"
        />
      )}
      {datum_von && (
        <div className={styles.datum}>
          <DateBadge date={datum_von} line />
        </div>
      )}
      <h3 className={styles.titel}>
        {detailURL ? <Link href={detailURL}>{titel || withoutTitle}</Link> : titel || withoutTitle}
      </h3>
      {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
    </article>
  )
}
