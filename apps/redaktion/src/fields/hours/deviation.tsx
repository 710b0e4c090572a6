import { useId, useState } from 'react'
import { DateInput } from '../date-input.tsx'
import { DayNote } from '../day-note.tsx'
import entryStyles from '../entry.module.css'
import { FieldView } from '../field-view.tsx'
import fieldStyles from '../fields.module.css'
import { below, idOf, type Path, useFault, useForm } from '../form.ts'
import { groupOf, listOf } from '../values.ts'
import styles from './hours.module.css'
import { beginOf, endOf, firstDay, isWholeDays, lastDay } from './stretch.ts'
import { daysIn, withTime } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

/** The fields of an unfolded deviation: its days or its period, the reason, and the hours that apply. */
export function Deviation({
  path,
  value,
  judged,
}: {
  path: Path
  value: unknown
  judged: (...further: (string | number)[]) => string | undefined
}) {
  const { change, isReadOnly, idPrefix } = useForm()
  const group = groupOf(value)
  const [hasTimes, setTimes] = useState(!isWholeDays(group))
  const choice = useId()
  const times = below(path, 'zeiten')
  const isClosed = listOf(group['zeiten']).length === 0
  const [first, last] = [firstDay(value), lastDay(value)]
  const days = first === '' || last === '' ? undefined : daysIn(first, last)
  return (
    <div className={`${entryStyles.entrybody} ${fieldStyles.fields}`}>
      {hasTimes ? (
        <>
          <FieldView field={BEGIN} path={below(path, 'beginn')} value={group['beginn']} />
          <FieldView field={END} path={below(path, 'ende')} value={group['ende']} />
        </>
      ) : (
        <div className={styles.pair}>
          <DayInput
            label="Erster Tag"
            path={below(path, 'beginn')}
            day={first}
            onDay={day => {
              change(below(path, 'beginn'), day === '' ? '' : beginOf(day))
              // Most deviations last one day: sets the last day along with the first.
              if (day !== '' && (last === '' || last < day)) change(below(path, 'ende'), endOf(day))
            }}
          />
          <DayInput
            label="Letzter Tag"
            path={below(path, 'ende')}
            day={last}
            least={first}
            onDay={day => change(below(path, 'ende'), endOf(day))}
          />
        </div>
      )}
      <label className={fieldStyles.choice}>
        <input
          type="checkbox"
          disabled={isReadOnly || (hasTimes && !isWholeDays(group))}
          checked={hasTimes}
          onChange={({ target }) => setTimes(target.checked)}
        />
        Nur einen Teil des Tages
      </label>
      <FieldView field={ADDITION} path={below(path, 'zusatz')} value={group['zusatz']} />
      <div className={fieldStyles.choices} role="radiogroup" aria-label="Was dann gilt">
        <label className={fieldStyles.choice}>
          <input
            type="radio"
            name={choice}
            disabled={isReadOnly}
            checked={isClosed}
            onChange={() => change(times, [])}
          />
          geschlossen
        </label>
        <label className={fieldStyles.choice}>
          <input
            type="radio"
            name={choice}
            disabled={isReadOnly}
            checked={!isClosed}
            onChange={() => change(times, withTime([], days?.[0] ?? 'MONTAG').times)}
          />
          andere Zeiten
        </label>
      </div>
      {!isClosed && (
        <WeekGrid
          path={times}
          value={group['zeiten']}
          {...(days ? { days } : {})}
          judged={index => judged('zeiten', index)}
        />
      )}
      {judged('beginn') !== undefined && (
        <p id={`urteil-${idOf(idPrefix, path)}`} className={styles.wrong}>
          {judged('beginn')}
        </p>
      )}
    </div>
  )
}

function DayInput({
  label,
  path,
  day,
  least,
  onDay,
}: {
  label: string
  path: Path
  day: string
  least?: string
  onDay: (day: string) => void
}) {
  const { isReadOnly, idPrefix } = useForm()
  const fault = useFault(path)
  const id = idOf(idPrefix, path)
  return (
    <div className={styles.dayinput}>
      <label htmlFor={`feld-${id}`}>{label}</label>
      {fault !== undefined && (
        <p id={`fehler-${id}`} className={styles.wrong}>
          {fault}
        </p>
      )}
      <DateInput
        id={`feld-${id}`}
        min={least || undefined}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `fehler-${id}`}
        readOnly={isReadOnly}
        shown={day}
        onTyped={typed => typed !== day && onDay(typed)}
      />
      <DayNote day={day} />
    </div>
  )
}

const BEGIN = { name: 'beginn', label: 'Beginn', required: true, control: 'datum', withTime: true } as const
const END = { name: 'ende', label: 'Ende', required: true, control: 'datum', withTime: true } as const
const ADDITION = {
  name: 'zusatz',
  label: 'Grund',
  help: 'Zum Beispiel: Betriebsferien',
  required: false,
  standard: '',
  control: 'zeile',
  most: 300,
} as const
