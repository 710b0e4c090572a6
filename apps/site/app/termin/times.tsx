import type { CallAnswer, calls } from '@rathausplatz/contract'
import {
  formatAppointment,
  formatDayInWords,
  formatMonth,
  formatTime,
  Link,
  noBreak,
  telephoneLink,
} from '@rathausplatz/ui'
import styles from './termin.module.css'

export type Times = CallAnswer<typeof calls.freieTermine>

type TimesProps = {
  times: Times
  naechster: string | undefined
  /** The month that is shown. */
  monat: string
  monate: readonly string[]
  /** Returns the address for a time. */
  timeHref: (zeit: string) => string
  monthHref: (monat: string) => string
}

/** The first free time at the top, then the days of a month with large targets for their times. */
export function FreeTimes({ times, naechster: next, monat, monate, timeHref, monthHref }: TimesProps) {
  const { angebot, data } = times
  if (!next) return <NothingFree telefon={angebot.telefon} />
  return (
    <>
      <p className={styles.naechster}>
        <Link href={timeHref(next)} rel="nofollow">
          <span>Nächster freier Termin</span>
          <strong>{noBreak(formatAppointment(next))}</strong>
        </Link>
      </p>
      <section className={styles.tage} aria-labelledby="tage">
        <h2 id="tage">Oder einen anderen Tag wählen</h2>
        {monate.length > 1 && (
          <nav aria-label="Monat" className={styles.monate}>
            <ul role="list">
              {monate.map(one => (
                <li key={one}>
                  <Link href={monthHref(one)} {...(one === monat ? { 'aria-current': 'true' as const } : {})}>
                    {formatMonth(one)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {data.length === 0 ? (
          <p>Im {formatMonth(monat)} ist kein Termin mehr frei.</p>
        ) : (
          <ul role="list" className={styles.liste}>
            {data.map(({ tag, zeiten }, index) => (
              <li key={tag}>
                <details open={index === 0}>
                  <summary>
                    <strong>{noBreak(formatDayInWords(`${tag}T12:00:00Z`))}</strong>
                    <span>{zeiten.length === 1 ? 'eine Zeit frei' : `${zeiten.length} Zeiten frei`}</span>
                  </summary>
                  <ul role="list" className={styles.zeiten}>
                    {zeiten.map(zeit => (
                      <li key={zeit}>
                        <Link href={timeHref(zeit)} rel="nofollow">
                          {noBreak(formatTime(zeit))}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

const NothingFree = ({ telefon }: { telefon: string }) => (
  <p>
    Zurzeit ist kein Termin frei. Jeden Tag kommen neue dazu, und oft wird einer abgesagt: Bitte sehen Sie
    morgen noch einmal nach
    {telefon && (
      <>
        {' '}
        oder rufen Sie an: <Link href={telephoneLink(telefon)}>{telefon}</Link>
      </>
    )}
    .
  </p>
)
