import { calls } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { CalendarPlus, CalendarX2, Undo2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useFindingsAt } from '../../durchsicht/findings-context.ts'
import { useHolidays } from '../../frame/holidays.ts'
import { DeskIcon } from '../../pieces/icon.tsx'
import { ask } from '../../wall/ask.ts'
import { DateInput } from '../date-input.tsx'
import { DayNote } from '../day-note.tsx'
import { faultsBelow } from '../faults-below.ts'
import { FieldView } from '../field-view.tsx'
import fieldStyles from '../fields.module.css'
import { below, type ControlProps, type Form, FormContext, type Path, useForm, useValueAt } from '../form.ts'
import { groupOf, listOf, textOf } from '../values.ts'
import { useAsked } from '../words-there-are.ts'
import { DateRow } from './date-row.tsx'
import { besideHolidays, datesOf, type Schulferien, type SeriesDate, withDate, withoutDate } from './dates.ts'
import { ruleFromBegin } from './rule-from-begin.ts'
import styles from './series.module.css'
import { SeriesCalendar } from './series-calendar.tsx'

/** Dates shown at once; the rest is folded. */
const SHOWN = 12

/** The series of an event: its rule, and the resulting dates. Each can be cancelled and restored. */
export function Series({ field, path, value }: ControlProps<'gruppe'>) {
  const form = useRuleFromBegin(path)
  const { change, isReadOnly } = form
  const event = path.slice(0, -1)
  const datum_von = useValueAt(below(event, 'datum_von'))
  const datum_bis = useValueAt(below(event, 'datum_bis'))
  const ferien = useAsked('stadt', () => ask(calls.stadt, {}))?.schulferien ?? NONE
  const holidays = useHolidays()
  const found = useMemo(
    () => datesOf({ datum_von, datum_bis, serie: value }, holidays, ferien),
    [datum_von, datum_bis, value, holidays, ferien],
  )
  const [showsAll, setShowsAll] = useState(false)
  const group = groupOf(value)
  const dates = found.state === 'known' ? found.dates : []
  const findings = useFindingsAt(path.join('.'))
  const closed = useMemo(
    () => new Map(findings.flatMap(({ tag, satz }) => (tag === undefined ? [] : [[tag, satz] as const]))),
    [findings],
  )
  // Past dates need no planning: only future ones are shown first.
  const [today] = useState(() => berlinDay(new Date()))
  const coming = dates.filter(({ termin }) => termin >= today)
  const shown = showsAll ? dates : (coming.length > 0 ? coming : dates).slice(0, SHOWN)
  const listed = found.state === 'incomplete'
  return (
    <div className={fieldStyles.fields}>
      <FormContext value={form}>
        {field.fields.map(one =>
          // Added and cancelled dates have fields only until the dates are listed: then the list shows them.
          BY_HAND.has(one.name) && !listed ? null : (
            <FieldView key={one.name} field={one} path={below(path, one.name)} value={group[one.name]} />
          ),
        )}
      </FormContext>
      <section className={styles.dates} aria-label="Alle Termine">
        <p role="status">{found.said}</p>
        {dates.length > 1 && (
          <SeriesCalendar
            dates={dates}
            closed={closed}
            ferien={ferien}
            isReadOnly={isReadOnly}
            onToggle={({ day, date }) =>
              change(path, date && !date.entfaellt ? withoutDate(value, day) : withDate(value, day))
            }
          />
        )}
        {!isReadOnly && (
          <Holidays dates={coming} onChange={isOff => change(path, besideHolidays(value, coming, isOff))} />
        )}
        {shown.length > 0 && (
          <ol role="list" className={styles.list}>
            {shown.map(date => (
              <DateRow
                key={date.termin}
                date={date}
                path={path}
                value={value}
                closed={closed.get(date.termin)}
                onDrop={() => change(path, withoutDate(value, date.termin))}
                onTake={() => change(path, withDate(value, date.termin))}
              />
            ))}
          </ol>
        )}
        {(showsAll || dates.length > shown.length) && dates.length > 1 && (
          <button type="button" className={fieldStyles.act} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Weniger Termine zeigen' : `Alle ${dates.length} Termine zeigen`}
          </button>
        )}
        {!isReadOnly && found.state === 'known' && (
          <AddDate onAdd={day => change(path, withDate(value, day))} />
        )}
        <Strays field={field} path={path} value={value} dates={dates} isKnown={found.state === 'known'} />
      </section>
    </div>
  )
}

/** The form, which fills a rule that an editor chooses with the weekday of the beginning of the event. */
function useRuleFromBegin(path: Path): Form {
  const form = useForm()
  return useMemo(() => {
    const rule = below(path, 'regel').join('.')
    return {
      ...form,
      change: (at, value) =>
        form.change(
          at,
          at.join('.') === rule
            ? ruleFromBegin(value, form.valueAt(below(path.slice(0, -1), 'datum_von')))
            : value,
        ),
    }
  }, [form, path])
}

/** For a town without school holidays, and until they are loaded. */
const NONE: Schulferien = []

const BY_HAND = new Set(['zusatztermine', 'ausfalltermine'])

/** Cancels all dates in school holidays at once, or restores them. */
function Holidays({ dates, onChange }: { dates: readonly SeriesDate[]; onChange: (isOff: boolean) => void }) {
  const within = dates.filter(({ ferien, isAdded }) => ferien !== undefined && !isAdded)
  if (within.length === 0) return null
  const isOff = within.every(({ entfaellt }) => entfaellt)
  const fall = within.length === 1 ? 'Ein Termin fällt' : `${within.length} Termine fallen`
  return (
    <p className={styles.holidays}>
      {fall} in die Schulferien.{' '}
      <button type="button" className={fieldStyles.act} onClick={() => onChange(!isOff)}>
        <DeskIcon drawing={isOff ? Undo2 : CalendarX2} />{' '}
        {isOff ? 'In den Schulferien findet es doch statt' : 'In den Schulferien fällt es aus'}
      </button>
    </p>
  )
}

function AddDate({ onAdd }: { onAdd: (day: string) => void }) {
  const [day, setDay] = useState('')
  const id = useId()
  return (
    <div className={styles.add}>
      <label htmlFor={id}>Zusätzlicher Termin</label>
      <DateInput id={id} shown={day} onTyped={setDay} />
      <DayNote day={day} />
      <button
        type="button"
        className={fieldStyles.act}
        aria-disabled={day === '' || undefined}
        onClick={() => {
          if (day === '') return
          onAdd(day)
          setDay('')
        }}
      >
        <DeskIcon drawing={CalendarPlus} /> Termin hinzufügen
      </button>
    </div>
  )
}

/**
 * Shows cancellations on days without a date, and the fields of added or cancelled dates that have faults.
 */
function Strays({
  field,
  path,
  value,
  dates,
  isKnown,
}: ControlProps<'gruppe'> & { dates: readonly SeriesDate[]; isKnown: boolean }) {
  const { change, faults, isReadOnly } = useForm()
  const group = groupOf(value)
  if (!isKnown) return null
  const days = new Set(dates.map(({ termin }) => termin))
  const cancelled = listOf(group['ausfalltermine'])
  const strays = cancelled.filter(one => !days.has(textOf(groupOf(one)['tag'])))
  const wrong = field.fields.filter(
    one => BY_HAND.has(one.name) && faultsBelow(one, group[one.name], below(path, one.name), faults.at) > 0,
  )
  return (
    <>
      {strays.length > 0 && (
        <div className={styles.strays}>
          <p>
            {strays.length === 1 ? 'Ein Ausfall nennt einen Tag' : `${strays.length} Ausfälle nennen Tage`},
            an denen es keinen Termin gibt.
          </p>
          {!isReadOnly && (
            <button
              type="button"
              className={fieldStyles.act}
              onClick={() =>
                change(
                  below(path, 'ausfalltermine'),
                  cancelled.filter(one => !strays.includes(one)),
                )
              }
            >
              <DeskIcon drawing={CalendarX2} /> Diese Angaben entfernen
            </button>
          )}
        </div>
      )}
      {wrong.map(one => (
        <FieldView key={one.name} field={one} path={below(path, one.name)} value={group[one.name]} />
      ))}
    </>
  )
}
