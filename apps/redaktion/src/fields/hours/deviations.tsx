import type { Oeffnungszeit } from '@rathausplatz/contract'
import { ChevronDown, ChevronRight, Plus, Trash2, Undo2 } from 'lucide-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { DeskIcon } from '../../pieces/icon.tsx'
import { DateInput } from '../date-input.tsx'
import entryStyles from '../entry.module.css'
import { FieldView } from '../field-view.tsx'
import fieldStyles from '../fields.module.css'
import { below, idOf, type Path, useFault, useForm } from '../form.ts'
import { IconButton } from '../icon-button.tsx'
import { insertedAt, withoutAt } from '../list-changes.ts'
import { INPUT, useFocus } from '../use-focus.ts'
import { groupOf, listOf } from '../values.ts'
import styles from './hours.module.css'
import {
  beginOf,
  endOf,
  firstDay,
  inOrder,
  isPast,
  isWholeDays,
  lastDay,
  newDeviation,
  stretchInWords,
} from './stretch.ts'
import { daysIn, withTime } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

type Typ = Oeffnungszeit['typ']
type Judged = (index: number, ...further: (string | number)[]) => string | undefined

/** Deviating days in chronological order, in words; one entry at a time is unfolded. */
export function Deviations({
  path,
  value,
  typ,
  judged,
}: {
  path: Path
  value: unknown
  typ: Typ
  judged: Judged
}) {
  const { change, isReadOnly, faults } = useForm()
  const { box, focus } = useFocus()
  const list = listOf(value)
  const [open, setOpen] = useState<number>()
  const [removed, setRemoved] = useState<{ index: number; value: unknown; said: string }>()
  const [showsPast, setShowsPast] = useState(false)
  const past = list.filter(one => isPast(one)).length
  const wrong = useSyncExternalStore(faults.subscribe, () =>
    list.findIndex((_, index) =>
      FIELDS.some(name => faults.at(below(below(path, index), name)) !== undefined),
    ),
  )
  const unfolded = open ?? (wrong < 0 ? undefined : wrong)
  const order = useSteadyOrder(list, unfolded)
  const shown = order.filter(index => showsPast || index === unfolded || !isPast(list[index]))
  return (
    <div ref={box} className={styles.deviations}>
      {list.length === 0 && <p className={styles.closed}>Zurzeit keine, zum Beispiel für Betriebsferien.</p>}
      <ol role="list" className={fieldStyles.list}>
        {shown.map(index => {
          const said = stretchInWords(list[index], typ)
          const isOpen = index === unfolded
          return (
            <li key={index} className={entryStyles.entry} data-at={index} data-unfolded={isOpen || undefined}>
              <div className={entryStyles.entryhead}>
                <button
                  type="button"
                  className={entryStyles.fold}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? -1 : index)}
                >
                  <DeskIcon drawing={isOpen ? ChevronDown : ChevronRight} />
                  <span className={styles.said}>{said}</span>
                </button>
                {!isReadOnly && (
                  <IconButton
                    drawing={Trash2}
                    label={`Entfernen: ${said}`}
                    onClick={() => {
                      setRemoved({ index, value: list[index], said })
                      setOpen(undefined)
                      focus('[data-back]')
                      change(path, withoutAt(list, index))
                    }}
                  />
                )}
              </div>
              {isOpen && (
                <Deviation
                  path={below(path, index)}
                  value={list[index]}
                  judged={(...further) => judged(index, ...further)}
                />
              )}
            </li>
          )
        })}
      </ol>
      {removed && !isReadOnly && (
        <button
          type="button"
          className={fieldStyles.act}
          data-back
          onClick={() => {
            focus('button', `[data-at="${Math.min(removed.index, list.length)}"]`)
            change(path, insertedAt(list, Math.min(removed.index, list.length), removed.value))
            setRemoved(undefined)
          }}
        >
          <DeskIcon drawing={Undo2} /> Rückgängig: „{removed.said}“ wurde entfernt
        </button>
      )}
      {past > 0 && (
        <button type="button" className={styles.add} onClick={() => setShowsPast(!showsPast)}>
          {showsPast
            ? 'Vergangene ausblenden'
            : past === 1
              ? 'Eine vergangene zeigen'
              : `${past} vergangene zeigen`}
        </button>
      )}
      {!isReadOnly && (
        <button
          type="button"
          className={fieldStyles.act}
          onClick={() => {
            setRemoved(undefined)
            setOpen(list.length)
            focus(INPUT, '[data-unfolded]')
            change(path, [...list, newDeviation])
          }}
        >
          <DeskIcon drawing={Plus} /> Abweichende Zeit hinzufügen
        </button>
      )}
    </div>
  )
}

/**
 * Chronological order. An unfolded entry stays in place: if it moved while its day is typed, its field would
 * lose the focus.
 */
function useSteadyOrder(list: readonly unknown[], unfolded: number | undefined): readonly number[] {
  const about = `${unfolded} of ${list.length}`
  const order = inOrder(list)
  const [held, hold] = useState({ about, order })
  if (held.about !== about) hold({ about, order })
  const isUnfolded = unfolded !== undefined && unfolded in list
  return isUnfolded && held.about === about ? held.order : order
}

const FIELDS = ['beginn', 'ende', 'zusatz', 'zeiten'] as const

function Deviation({
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
