import { WEEKDAYS } from '@rathausplatz/time'
import { formatMonth, formatTime, Link } from '@rathausplatz/ui'
import { withoutTitle } from '../labels.ts'
import type { Kalendertag, Monatsblatt } from './month.ts'
import styles from './month-sheet.module.css'

/** On wide screens a table of days, on narrow screens a list of the days with events or meetings. */
export function MonthSheet({ data }: { data: Monatsblatt }) {
  return (
    <>
      <nav className={styles.monate} aria-label="Monat">
        {data.vorher && (
          <Link href={data.vorher} rel="nofollow">
            Voriger Monat
          </Link>
        )}
        {data.heute && <Link href={data.heute}>Heute</Link>}
        {data.ganz && (
          <Link href={data.ganz} rel="nofollow" className={styles.ganz}>
            Ab dem 1. zeigen
          </Link>
        )}
        {data.nachher && (
          <Link href={data.nachher} rel="nofollow">
            Nächster Monat
          </Link>
        )}
      </nav>
      <table className={styles.kalender}>
        <caption>{formatMonth(data.monat)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(day => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.wochen.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <Day key={day?.tag ?? place} day={day} name={WEEKDAYS[place] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Class for elements shown only on narrow screens. */
export const narrow = styles.ganz

/** Renders a day; null is a day of a neighbouring month and renders an empty cell. */
function Day({ day, name }: { day: Kalendertag | null; name: string }) {
  const isFilled = day !== null && day.termine.length > 0
  return (
    <td
      data-leer={!isFilled || undefined}
      data-heute={day?.istHeute || undefined}
      data-vorbei={day?.istVorbei || undefined}
    >
      {day && <DayContent day={day} name={name} />}
    </td>
  )
}

function DayContent({ day: { tag, istHeute, termine }, name }: { day: Kalendertag; name: string }) {
  return (
    <>
      <time dateTime={tag} className={styles.tag} aria-current={istHeute ? 'date' : undefined}>
        <span className={styles.wochentag}>{name}, </span>
        {Number(tag.slice(8))}.<span className={styles.wochentag}>{Number(tag.slice(5, 7))}.</span>
      </time>
      {termine.length > 0 && (
        <ul role="list">
          {termine.map(({ titel, href, datum_von, mitUhrzeit, entfaellt }, index) => (
            <li key={index} data-entfaellt={entfaellt || undefined}>
              {mitUhrzeit && <span className={styles.zeit}>{formatTime(datum_von)}</span>}
              {entfaellt && <strong>Entfällt: </strong>}
              <Link href={href}>{titel || withoutTitle}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
