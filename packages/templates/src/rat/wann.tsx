import type { Sitzung } from '@rathausplatz/contract'
import { formatDate, formatTime, formatWeekday, sameDay } from '@rathausplatz/ui'
import styles from './wann.module.css'

/** The time of a meeting with a large date; struck through if the meeting is cancelled. */
export function Wann({
  datum_von,
  datum_bis,
  ohne_uhrzeit,
  zustand,
}: Pick<Sitzung, 'datum_von' | 'datum_bis' | 'ohne_uhrzeit' | 'zustand'>) {
  return (
    <p className={styles.wann} data-abgesagt={zustand === 'abgesagt' || undefined}>
      <time dateTime={datum_von}>
        <span className={styles.tag}>{`${formatWeekday(datum_von)}, ${formatDate(datum_von)}`}</span>
        {!ohne_uhrzeit && <span>{formatTime(datum_von)}</span>}
      </time>
      {datum_bis && (
        <span>
          {' bis '}
          <time dateTime={datum_bis}>
            {sameDay(datum_von, datum_bis)
              ? formatTime(datum_bis)
              : `${formatDate(datum_bis)}, ${formatTime(datum_bis)}`}
          </time>
        </span>
      )}
    </p>
  )
}
