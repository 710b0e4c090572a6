import { WEEKDAYS } from '@rathausplatz/time'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './calendar.module.css'
import { type Day, inMonths, partsOf, weekdayOf, weeksOf } from './calendar-days.ts'

type CalendarProps = {
  /** Label of the date. */
  label: string
  chosen: Day | undefined
  today: Day
  first: Day | undefined
  last: Day | undefined
  onPick: (day: Day) => void
  onClose: () => void
}

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

/** Content of empty cells: screen readers may miscount columns with empty cells. */
const NO_DAY = '\u00a0'

const monthName = (day: Day) => {
  const { year, month } = partsOf(day)
  return `${MONTHS[month - 1]} ${year}`
}

const spoken = (day: Day) => {
  const { day: of } = partsOf(day)
  return `${WEEKDAYS[weekdayOf(day)]}, ${of}. ${monthName(day)}`
}

/** The day to which each key moves the focus. */
const MOVES: Readonly<Record<string, (day: Day, isShift: boolean) => Day>> = {
  ArrowLeft: day => day - 1,
  ArrowRight: day => day + 1,
  ArrowUp: day => day - 7,
  ArrowDown: day => day + 7,
  Home: day => day - weekdayOf(day),
  End: day => day + 6 - weekdayOf(day),
  PageUp: (day, isShift) => inMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => inMonths(day, isShift ? 12 : 1),
}

/** A date picker dialog for one month (WAI-ARIA Authoring Practices). */
export default function Calendar({ label, chosen, today, first, last, onPick, onClose }: CalendarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const title = useId()
  const [at, setAt] = useState(() => within(chosen ?? today, first, last))
  /** Whether to focus the current day after rendering: at first, and after a key moved to another day. */
  const takesFocus = useRef(true)

  useEffect(() => {
    const box = dialog.current
    if (!box) return
    box.showModal()
    // A click outside closes the calendar; keyboard users have Escape and "Schließen".
    const closeBeside = ({ target }: MouseEvent) => {
      if (target === box) box.close()
    }
    box.addEventListener('click', closeBeside)
    return () => box.removeEventListener('click', closeBeside)
  }, [])
  // Focuses the button of the current day.
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-tag="${at}"]`)?.focus()
    takesFocus.current = false
  }, [at])

  const go = (to: Day, withFocus: boolean) => {
    takesFocus.current = withFocus
    setAt(within(to, first, last))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    go(move(at, event.shiftKey), true)
  }
  return (
    <dialog ref={dialog} className={styles.kalender} aria-labelledby={title} onClose={onClose}>
      <div className={styles.blatt}>
        <p className={styles.wofuer}>{label}</p>
        <div className={styles.kopf}>
          <button type="button" aria-label="Voriger Monat" onClick={() => go(inMonths(at, -1), false)}>
            <span aria-hidden="true">‹</span>
          </button>
          <h2 id={title} aria-live="polite">
            {monthName(at)}
          </h2>
          <button type="button" aria-label="Nächster Monat" onClick={() => go(inMonths(at, 1), false)}>
            <span aria-hidden="true">›</span>
          </button>
        </div>
        <table ref={grid} aria-labelledby={title}>
          <thead>
            <tr>
              {WEEKDAYS.map(name => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(at).map(week => (
              <tr key={week.find(day => day !== undefined)}>
                {week.map((day, place) =>
                  day === undefined ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seven places
                    <td key={place}>{NO_DAY}</td>
                  ) : (
                    <td key={day}>
                      <button
                        type="button"
                        data-tag={day}
                        tabIndex={day === at ? 0 : -1}
                        disabled={day !== within(day, first, last)}
                        aria-label={spoken(day)}
                        aria-current={day === today ? 'date' : undefined}
                        aria-pressed={day === chosen || undefined}
                        onKeyDown={onKeyDown}
                        onClick={() => {
                          // Closes first, because a modal dialog keeps the focus inside.
                          dialog.current?.close()
                          onPick(day)
                        }}
                      >
                        {partsOf(day).day}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button" className={styles.schliessen} onClick={() => dialog.current?.close()}>
          Schließen
        </button>
      </div>
    </dialog>
  )
}

const within = (day: Day, first: Day | undefined, last: Day | undefined): Day =>
  Math.min(Math.max(day, first ?? day), last ?? Math.max(day, first ?? day))
