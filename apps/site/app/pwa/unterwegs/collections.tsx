import { weekdayAndDate } from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'
import { Link, Tonnenmarke } from '@rathausplatz/ui'
import { useSyncExternalStore } from 'react'
import type { Abfuhren } from './load-unterwegs.ts'
import styles from './unterwegs-page.module.css'

const never = () => () => {}

/** The next collections of the remembered street. The browser hides days in the past. */
export function Collections({ abfuhren, stand }: { abfuhren: Abfuhren; stand: string }) {
  const today = useSyncExternalStore(
    never,
    () => berlinDay(new Date()),
    () => berlinDay(new Date(stand)),
  )
  const tage = abfuhren.tage.filter(({ datum }) => datum >= today)
  return (
    <section aria-labelledby="abfuhr">
      <h2 id="abfuhr">Ihre Abfuhrtermine</h2>
      <p>
        <Link href={abfuhren.seite}>{abfuhren.ort}</Link>
      </p>
      {tage.length === 0 && <p>Hier liegen keine künftigen Termine.</p>}
      <ol role="list" className={styles.abfuhren}>
        {tage.map(({ datum, abfuhren }) => (
          <li key={datum}>
            <time dateTime={datum}>{weekdayAndDate(datum)}</time>
            <ul role="list">
              {abfuhren.map(({ art, name, satz, entfaellt }) => (
                <li key={art.fraktion}>
                  <Tonnenmarke {...art} />
                  <span>
                    {entfaellt ? <s>{name}</s> : name}
                    {satz && ` (${satz})`}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
