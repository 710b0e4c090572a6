import { formatMonth, Tonne, VisuallyHidden } from '@rathausplatz/ui'
import { Day } from './sheet-day.tsx'
import styles from './year-sheet.module.css'
import type { Jahresblatt } from './year-sheet.ts'

/**
 * The year as a poster: on wide screens and in print twelve columns of days, on narrow screens the days with
 * collections month by month.
 */
export function YearSheet({ blatt, heading: Heading = 'h4' }: { blatt: Jahresblatt; heading?: 'h2' | 'h4' }) {
  const { arten, monate, anmerkungen } = blatt
  return (
    <div className={styles.blatt}>
      <ul role="list" className={styles.legende} aria-label="Was die Zeichen bedeuten">
        {arten.map(art => (
          <li key={art.fraktion + art.name}>
            <Tonne {...art} />
            <span>
              <strong>{art.name}</strong>
              {art.rhythmus && <span className={styles.rhythmus}>{art.rhythmus}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.monate}>
        {monate.map(({ monat, tage }) => {
          const isEmpty = tage.every(({ abfuhren }) => abfuhren.length === 0)
          return (
            <section key={monat} aria-labelledby={`monat-${monat}`} className={styles.monat}>
              <Heading id={`monat-${monat}`}>
                {formatMonth(monat).split(' ')[0]}
                <VisuallyHidden> {monat.slice(0, 4)}</VisuallyHidden>
              </Heading>
              {isEmpty && <p className={styles.nichts}>Noch keine Termine</p>}
              <ol role="list">
                {tage.map(tag => (
                  <Day key={tag.tag} tag={tag} />
                ))}
              </ol>
            </section>
          )
        })}
      </div>
      {anmerkungen.length > 0 && (
        <ul role="list" className={styles.anmerkungen}>
          {anmerkungen.map(({ datum, text }) => (
            <li key={datum + text}>
              <time dateTime={datum}>
                {Number(datum.slice(8))}.{Number(datum.slice(5, 7))}.
              </time>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
