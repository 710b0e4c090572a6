import type { Abfalltermin } from '@rathausplatz/contract'
import { dayInWords } from '@rathausplatz/kalender'
import { Tonnenmarke } from '@rathausplatz/ui'
import { artOf, movedFrom, whereAndWhen } from '../abfall/days.ts'
import type { Abfuhr } from './abfuhr.ts'
import styles from './date-list.module.css'

/** The next collections, day by day. */
export function DateList({ abfuhr: { tage, marken, heute } }: { abfuhr: Abfuhr }) {
  if (tage.length === 0) return <p>In den nächsten drei Monaten steht hier kein Termin.</p>
  return (
    <ol role="list" className={styles.liste}>
      {tage.map(tag => (
        <li key={tag.datum}>
          <time dateTime={tag.datum}>{dayInWords(tag.datum, heute)}</time>
          <ul role="list">
            {tag.termine.map(termin => (
              <li key={termin.id} data-entfaellt={termin.entfaellt || undefined}>
                <Tonnenmarke {...artOf(marken, termin)} />
                <Collection termin={termin} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** A collection in one line, with its changes. */
function Collection({ termin }: { termin: Abfalltermin }) {
  const { name, entfaellt, grund, hinweis } = termin
  const moved = movedFrom(termin)
  const place = whereAndWhen(termin)
  return (
    <span>
      {entfaellt ? (
        <>
          <s>{name}</s> <strong>entfällt{grund && `: ${grund}`}</strong>
        </>
      ) : (
        name
      )}
      {moved && !entfaellt && <span className={styles.verschoben}>{moved}</span>}
      {(place || hinweis) && (
        <span className={styles.dazu}>{[place, hinweis].filter(Boolean).join('; ')}</span>
      )}
    </span>
  )
}
