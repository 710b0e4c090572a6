import type { Veranstaltung } from '@rathausplatz/contract'
import { ArrowLink, Bildrahmen, DateBadge, VisuallyHidden } from '@rathausplatz/ui'
import { defaultLabels, withoutTitle } from '../labels.ts'
import ersatzbild from './ersatzbild.svg'
import styles from './event-card.module.css'

/**
 * An event as a card: image or placeholder, date DD.MM.yyyy, category, title, 'Weiterlesen' (spec §2, module
 * 7).
 */
export function EventCard({ event }: { event: Veranstaltung }) {
  const { titel, datum_von, entfaellt, ort, bild, bildtext, bildfokus, rubriken } = event
  const [rubrik] = rubriken
  const name = titel || withoutTitle
  return (
    <article className={styles.card}>
      <Bildrahmen
        bild={bild || ersatzbild}
        bildtext={bild ? (bildtext ?? '') : ''}
        bildfokus={bildfokus}
        sizes="(min-width: 1600px) 300px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 80vw"
        form="16:9"
      />
      <p className={styles.tag}>
        <DateBadge date={datum_von} line />
      </p>
      {(entfaellt || rubrik?.rubrik) && (
        <p className={styles.wann}>
          {entfaellt && <strong>Entfällt</strong>}
          {rubrik?.rubrik && <span className={styles.rubrik}>{rubrik.rubrik}</span>}
        </p>
      )}
      <h3 className={styles.titel}>{name}</h3>
      {ort && <p className={styles.ort}>{ort}</p>}
      {rubrik?.detailURL && (
        <ArrowLink href={rubrik.detailURL} className={styles.mehr}>
          {defaultLabels.weiterlesen}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </ArrowLink>
      )}
    </article>
  )
}
