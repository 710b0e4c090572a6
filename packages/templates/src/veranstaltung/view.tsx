import {
  Bildrahmen,
  formatDate,
  formatTime,
  formatWeekday,
  RichText,
  Section,
  sameDay,
} from '@rathausplatz/ui'
import type { View } from '../template.ts'
import type { veranstaltung } from './schema.ts'
import styles from './veranstaltung.module.css'

/** The page gives the heading; the event its when, where, what kind, picture and text. */
export const Veranstaltung: View<typeof veranstaltung> = ({ context }) => {
  const { datum_von, datum_bis, ort, rubriken, text, bildupload } = context
  return (
    <Section>
      <article className={styles.veranstaltung}>
        <dl className={styles.eckdaten}>
          <div>
            <dt>Wann</dt>
            <dd>
              <When from={datum_von} to={datum_bis} />
            </dd>
          </div>
          {ort && (
            <div>
              <dt>Wo</dt>
              <dd>{ort}</dd>
            </div>
          )}
          {rubriken.length > 0 && (
            <div>
              <dt>Rubrik</dt>
              <dd>{rubriken.map(({ rubrik }) => rubrik).join(', ')}</dd>
            </div>
          )}
        </dl>
        {bildupload?.bild && (
          <Bildrahmen {...bildupload} sizes="(min-width: 1024px) 60vw, 92vw" first form="16:9" />
        )}
        <RichText html={text} />
      </article>
    </Section>
  )
}

function When({ from, to }: { from: string; to: string | undefined }) {
  const start = (
    <time dateTime={from}>
      {formatWeekday(from)}, {formatDate(from)}, {formatTime(from)}
    </time>
  )
  if (!to) return start
  return (
    <>
      {start} bis{' '}
      <time dateTime={to}>
        {sameDay(from, to) ? formatTime(to) : `${formatWeekday(to)}, ${formatDate(to)}, ${formatTime(to)}`}
      </time>
    </>
  )
}
