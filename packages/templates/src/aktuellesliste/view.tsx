import type { AktuellesArtikel } from '@rathausplatz/contract'
import { Bildrahmen, formatDate, formatMonth, Link, ListRow, Paging, Section } from '@rathausplatz/ui'
import { withoutTitle } from '../labels.ts'
import type { View } from '../template.ts'
import { ByMail } from '../updates/updates.tsx'
import { hrefWith } from '../visitor-query.ts'
import styles from './aktuellesliste.module.css'
import type { Nachrichten } from './load.ts'
import type { aktuellesliste } from './schema.ts'

export const Aktuellesliste: View<typeof aktuellesliste, Nachrichten> = ({ context, data }) => {
  const { artikel, pagination, path, jahr, monat } = data
  const stretch = jahr && (monat ? formatMonth(`${jahr}-${String(monat).padStart(2, '0')}`) : String(jahr))
  const titel = stretch ? [context.titel || 'Nachrichten', stretch].join(': ') : context.titel
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      {stretch && (
        <p>
          <Link href={path} className={styles.alle}>
            Alle Nachrichten zeigen
          </Link>
        </p>
      )}
      <ByMail href={data.benachrichtigen} />
      {artikel.length === 0 ? (
        <p>{stretch ? 'Aus dieser Zeit gibt es keine Nachrichten.' : 'Zurzeit gibt es keine Nachrichten.'}</p>
      ) : (
        <ul role="list">
          {artikel.map(article => (
            <Row key={article.detailURL} article={article} heading={titel ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
      <Paging
        {...pagination}
        hrefOf={seite => hrefWith(path, { jahr, monat, seite: seite > 1 ? seite : undefined })}
      />
    </Section>
  )
}

function Row({ article, heading: Heading }: { article: AktuellesArtikel; heading: 'h2' | 'h3' }) {
  const { titel, einleitung, datum_von, bild, bildtext, bildfokus, detailURL } = article
  return (
    <ListRow className={styles.zeile} data-mit-bild={Boolean(bild)}>
      <div>
        {datum_von && (
          <p className={styles.datum}>
            <time dateTime={datum_von}>{formatDate(datum_von)}</time>
          </p>
        )}
        <Heading className={styles.name}>
          {detailURL ? <Link href={detailURL}>{titel || withoutTitle}</Link> : titel || withoutTitle}
        </Heading>
        {einleitung && <p>{einleitung}</p>}
      </div>
      {bild && (
        <Bildrahmen
          bild={bild}
          bildtext={bildtext ?? ''}
          bildfokus={bildfokus}
          sizes="(min-width: 640px) 14rem, 92vw"
          form="16:9"
        />
      )}
    </ListRow>
  )
}
