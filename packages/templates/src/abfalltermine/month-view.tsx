import type { Abfallart } from '@rathausplatz/contract'
import { weekdayAndDate } from '@rathausplatz/kalender'
import { WEEKDAYS } from '@rathausplatz/time'
import { formatMonth, Link, Tonnenmarke, VisuallyHidden } from '@rathausplatz/ui'
import { artOf, movedFrom } from '../abfall/days.ts'
import type { Abfuhr } from './abfuhr.ts'
import styles from './month-view.module.css'

type MonthViewProps = { monat: NonNullable<Abfuhr['monat']>; arten: readonly Abfallart[] }

/** A month as a table of days; marks with letters fit on narrow screens too. */
export function MonthView({ monat: { monat, wochen, vorher, nachher, heute, tage }, arten }: MonthViewProps) {
  const moved = tage.flatMap(({ termine }) => termine.filter(one => !one.entfaellt && movedFrom(one)))
  // A kind with several marks: the narrow table has no room for their names.
  const several = arten.filter(({ fraktion }) => arten.filter(one => one.fraktion === fraktion).length > 1)
  const onDay = new Map(tage.map(({ datum, termine }) => [datum, termine]))
  return (
    <section aria-label="Monat" className={styles.monat}>
      <nav aria-label="Monat wechseln">
        {vorher && (
          <Link href={vorher} stay rel="nofollow">
            Voriger Monat
          </Link>
        )}
        {heute && (
          <Link href={heute} stay rel="nofollow">
            Heute
          </Link>
        )}
        {nachher && (
          <Link href={nachher} stay rel="nofollow">
            Nächster Monat
          </Link>
        )}
      </nav>
      <table>
        <caption>{formatMonth(monat)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(day => (
              <th key={day} scope="col" abbr={day}>
                <span aria-hidden>{day.slice(0, 2)}</span>
                <VisuallyHidden>{day}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wochen.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={day?.tag ?? place} data-heute={day?.istHeute || undefined}>
                  {day && (
                    <>
                      <time dateTime={day.tag} aria-current={day.istHeute ? 'date' : undefined}>
                        {Number(day.tag.slice(8))}
                        <VisuallyHidden>.</VisuallyHidden>
                      </time>
                      <ul role="list">
                        {(onDay.get(day.tag) ?? []).map(termin => (
                          <li key={termin.id} data-entfaellt={termin.entfaellt || undefined}>
                            <Tonnenmarke {...artOf(arten, termin)} />
                            <span className={styles.name}>
                              {termin.name}
                              {termin.entfaellt && ' entfällt'}
                            </span>
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {several.length > 0 && (
        <ul role="list" aria-label="Was die Zeichen bedeuten" className={styles.zeichen}>
          {several.map(art => (
            <li key={art.name}>
              <Tonnenmarke {...art} /> {art.name}
            </li>
          ))}
        </ul>
      )}
      {moved.length > 0 && (
        <ul role="list" aria-label="Verschoben">
          {moved.map(termin => (
            <li key={termin.id}>{`${weekdayAndDate(termin.datum)}: ${termin.name}, ${movedFrom(termin)}`}</li>
          ))}
        </ul>
      )}
      {tage.length === 0 && <p>In diesem Monat steht hier kein Termin.</p>}
    </section>
  )
}
