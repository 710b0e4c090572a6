import { dayInWords } from '@rathausplatz/kalender'
import { Link, noBreak, Tonne } from '@rathausplatz/ui'
import { artOf, namesOf, whereAndWhen } from '../abfall/days.ts'
import type { Abfuhr } from './abfuhr.ts'
import styles from './answer.module.css'

type AnswerProps = { abfuhr: Abfuhr; bereitstellen: string; path: string }

/** The next collection of a street: when, and which bins. */
export function Answer({ abfuhr, bereitstellen, path }: AnswerProps) {
  const { ort, naechste, heute, marken } = abfuhr
  return (
    <div className={styles.antwort}>
      <p className={styles.strasse}>
        <strong>{ort.name}</strong>
        <Link href={`${path}?strasse=`}>Andere Straße</Link>
      </p>
      {naechste ? (
        <div className={styles.naechste}>
          <div className={styles.tonnen}>
            {naechste.termine.map(termin => (
              <Tonne key={termin.id} {...artOf(marken, termin)} />
            ))}
          </div>
          <div role="status">
            <h3>
              <span className={styles.wann}>
                <time dateTime={naechste.datum}>{noBreak(dayInWords(naechste.datum, heute))}</time>:{' '}
              </span>
              {namesOf(naechste.termine)}
            </h3>
            {naechste.termine.map(termin => {
              const told = [termin.satz, whereAndWhen(termin), termin.hinweis].filter(Boolean).join('; ')
              return told && <p key={termin.id}>{told}</p>
            })}
            {bereitstellen && naechste.termine.some(({ zeit_von }) => zeit_von === null) && (
              <p className={styles.bereit}>{bereitstellen}</p>
            )}
          </div>
        </div>
      ) : (
        <div role="status">
          <h3>In den nächsten drei Monaten steht hier kein Termin.</h3>
        </div>
      )}
    </div>
  )
}
