import { formatDate, formatTime, formatWeekday, VisuallyHidden } from '@rathausplatz/ui'
import { CalendarX2, Undo2 } from 'lucide-react'
import { DeskIcon } from '../../pieces/icon.tsx'
import { below, type Path, useForm } from '../form.ts'
import { groupOf, listOf, textOf } from '../values.ts'
import { inHolidays, type SeriesDate } from './dates.ts'
import styles from './series.module.css'

/** One date of a series, which can be cancelled with a reason, and restored. */
export function DateRow({
  date,
  path,
  value,
  closed,
  onDrop,
  onTake,
}: {
  date: SeriesDate
  path: Path
  value: unknown
  closed: string | undefined
  onDrop: () => void
  onTake: () => void
}) {
  const { change, isReadOnly } = useForm()
  const { datum_von, termin, entfaellt, isAdded, feiertag, ferien } = date
  const said = `${formatWeekday(datum_von)}, ${formatDate(datum_von)}`
  const off = listOf(groupOf(value)['ausfalltermine']).findIndex(one => groupOf(one)['tag'] === termin)
  return (
    <li className={styles.date} data-off={entfaellt || undefined}>
      <span className={styles.when}>
        <span className={styles.day}>{said}</span> {formatTime(datum_von)}
        {entfaellt && <strong> fällt aus</strong>}
        {isAdded && <span className={styles.mark}>zusätzlich</span>}
        {feiertag !== undefined && <span className={styles.mark}>Feiertag: {feiertag}</span>}
        {ferien !== undefined && <span className={styles.mark}>{inHolidays(ferien)}</span>}
        {closed !== undefined && !entfaellt && <span className={styles.mark}>{closed}</span>}
      </span>
      {off >= 0 && (
        <label className={styles.why}>
          <span>Grund</span>
          <input
            type="text"
            readOnly={isReadOnly}
            value={textOf(groupOf(listOf(groupOf(value)['ausfalltermine'])[off])['grund'])}
            onChange={({ target }) =>
              change(below(below(below(path, 'ausfalltermine'), off), 'grund'), target.value)
            }
          />
        </label>
      )}
      {!isReadOnly && (
        <button type="button" className={styles.step} onClick={off >= 0 ? onTake : onDrop}>
          <DeskIcon drawing={off >= 0 ? Undo2 : CalendarX2} />
          {off >= 0 ? 'findet doch statt' : isAdded ? 'entfernen' : 'fällt aus'}
          <VisuallyHidden>: {said}</VisuallyHidden>
        </button>
      )}
    </li>
  )
}
