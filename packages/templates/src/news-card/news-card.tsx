import type { AktuellesArtikel } from '@rathausplatz/contract'
import { Bild, Copyright, DateBadge, Link } from '@rathausplatz/ui'
import styles from './news-card.module.css'

/** An article as a card: image, date badge, title, intro clamped to 3 lines (spec §2, module 8). */
export function NewsCard({ article }: { article: AktuellesArtikel }) {
  const { titel, einleitung, datum_von, bild, bildtext, bildcopyright, bildfokus, detailURL } = article
  return (
    <article className={styles.card} data-mit-bild={Boolean(bild)}>
      {bild && (
        <div className={styles.frame}>
          <Bild
            bild={bild}
            bildtext={bildtext ?? ''}
            bildfokus={bildfokus}
            sizes="(min-width: 1280px) 405px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 80vw"
            className={styles.bild}
          />
          <Copyright>{bildcopyright}</Copyright>
        </div>
      )}
      <div className={styles.datum}>
        <DateBadge date={datum_von} />
      </div>
      <h3 className={styles.titel}>
        <Link href={detailURL}>{titel}</Link>
      </h3>
      {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
    </article>
  )
}
