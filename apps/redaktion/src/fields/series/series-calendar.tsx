import {
  berlinDay,
  type Month,
  monthOf,
  monthsLater,
  plusDays,
  WEEKDAYS,
  weekdayOf,
} from '@rathausplatz/time'
import { formatMonth } from '@rathausplatz/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useHolidays } from '../../frame/holidays.ts'
import { DeskIcon } from '../../pieces/icon.tsx'
import fieldStyles from '../fields.module.css'
import type { Schulferien, SeriesDate } from './dates.ts'
import { calendarDayInWords, type Day, monthsShown, weeksOf } from './days.ts'
import styles from './series-calendar.module.css'

/** Months shown at once. */
const SHOWN = 3
const SUNDAY = 6

type SeriesCalendarProps = {
  /** In chronological order, at least one. */
  dates: readonly SeriesDate[]
  /** Days on which the building of the event is closed, with a sentence. */
  closed: ReadonlyMap<string, string>
  ferien: Schulferien
  isReadOnly: boolean
  /** Cancels the date of a day, restores it, or adds one. */
  onToggle: (day: Day) => void
}

/** The dates of a series in a calendar, with holidays and closed days. */
export function SeriesCalendar({ dates, closed, ferien, isReadOnly, onToggle }: SeriesCalendarProps) {
  const holidays = useHolidays()
  const begin = dates[0]?.termin ?? ''
  const last = monthOf(dates.at(-1)?.termin ?? begin)
  // The calendar begins with the next date, because past dates need no planning.
  const [today] = useState(() => berlinDay(new Date()))
  const next = dates.find(({ termin }) => termin >= today)?.termin ?? begin
  const [asked, setAsked] = useState<string>()
  // The tab stop among the days.
  const current = asked ?? next
  const [wanted, setFirst] = useState<Month>()
  const first = wanted ?? monthOf(next)
  const shown = monthsShown(first, SHOWN)
  const byDay = new Map(dates.map(date => [date.termin, date]))
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  useLayoutEffect(() => {
    if (isMoving.current) box.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
    isMoving.current = false
  }, [current])
  const go = (day: string) => {
    isMoving.current = true
    setAsked(day)
    const month = monthOf(day)
    if (month < first) setFirst(month)
    else if (month > (shown.at(-1) ?? first)) setFirst(monthsLater(month, 1 - SHOWN))
  }
  const turn = (months: number) => {
    const month = monthsLater(first, months)
    setFirst(month)
    setAsked(dates.find(({ termin }) => monthOf(termin) >= month)?.termin ?? `${month}-01`)
  }
  const reach = shown.includes(monthOf(current)) ? current : `${first}-01`
  const step = (event: KeyboardEvent, day: string) => {
    const next = after(event, day)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.turn}>
        <button
          type="button"
          className={fieldStyles.act}
          aria-disabled={first <= monthOf(begin) || undefined}
          onClick={() => first > monthOf(begin) && turn(-SHOWN)}
        >
          <DeskIcon drawing={ChevronLeft} /> Früher
        </button>
        <button
          type="button"
          className={fieldStyles.act}
          aria-disabled={(shown.at(-1) ?? first) >= last || undefined}
          onClick={() => (shown.at(-1) ?? first) < last && turn(SHOWN)}
        >
          Später <DeskIcon drawing={ChevronRight} />
        </button>
      </div>
      <div ref={box} className={styles.months}>
        {shown.map(month => (
          <MonthGrid
            key={month}
            month={month}
            weeks={weeksOf(month, byDay, closed, holidays, ferien)}
            reach={reach}
            isReadOnly={isReadOnly}
            onStep={step}
            onToggle={day => {
              setAsked(day.day)
              onToggle(day)
            }}
          />
        ))}
      </div>
      <Legend
        dates={dates}
        hasClosed={closed.size > 0}
        hasFerien={ferien.length > 0}
        isReadOnly={isReadOnly}
      />
    </div>
  )
}

/** Returns the day to which a key leads; undefined for other keys. */
function after({ key }: KeyboardEvent, day: string): string | undefined {
  const weekday = SUNDAY - weekdayOf(day)
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1)
    case 'ArrowRight':
      return plusDays(day, 1)
    case 'ArrowUp':
      return plusDays(day, -7)
    case 'ArrowDown':
      return plusDays(day, 7)
    case 'Home':
      return plusDays(day, weekday - 6)
    case 'End':
      return plusDays(day, weekday)
    case 'PageUp':
      return `${monthsLater(monthOf(day), -1)}-01`
    case 'PageDown':
      return `${monthsLater(monthOf(day), 1)}-01`
    default:
      return undefined
  }
}

type MonthGridProps = {
  month: Month
  weeks: ReturnType<typeof weeksOf>
  reach: string
  isReadOnly: boolean
  onStep: (event: KeyboardEvent, day: string) => void
  onToggle: (day: Day) => void
}

function MonthGrid({ month, weeks, reach, isReadOnly, onStep, onToggle }: MonthGridProps) {
  const id = useId()
  return (
    <div className={styles.month}>
      <p id={id} className={styles.name}>
        {formatMonth(month)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of buttons, one stop of the tab key */}
      <table role="grid" aria-labelledby={id} aria-readonly={isReadOnly}>
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
          {weeks.map((week, index) => (
            <tr key={week.find(Boolean)?.day ?? index}>
              {week.map((day, place) =>
                day ? (
                  <td key={day.day}>
                    <button
                      type="button"
                      data-day={day.day}
                      data-state={stateOf(day)}
                      data-mark={day.closed ? 'zu' : day.feiertag ? 'feiertag' : undefined}
                      data-ferien={day.ferien !== undefined || undefined}
                      tabIndex={day.day === reach ? 0 : -1}
                      aria-label={calendarDayInWords(day)}
                      aria-disabled={isReadOnly || undefined}
                      title={day.closed ?? day.feiertag ?? day.ferien}
                      onKeyDown={event => onStep(event, day.day)}
                      onClick={() => !isReadOnly && onToggle(day)}
                    >
                      {Number(day.day.slice(8))}
                    </button>
                  </td>
                ) : (
                  <td key={WEEKDAYS[place]} aria-hidden />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const stateOf = ({ date }: Day) =>
  !date ? undefined : date.entfaellt ? 'aus' : date.isAdded ? 'zusatz' : 'termin'

function Legend({
  dates,
  hasClosed,
  hasFerien,
  isReadOnly,
}: {
  dates: readonly SeriesDate[]
  hasClosed: boolean
  hasFerien: boolean
  isReadOnly: boolean
}) {
  return (
    <div className={styles.legend}>
      <ul role="list">
        <li data-state="termin">Termin</li>
        {dates.some(({ entfaellt }) => entfaellt) && <li data-state="aus">fällt aus</li>}
        {dates.some(({ isAdded }) => isAdded) && <li data-state="zusatz">zusätzlich</li>}
        <li data-mark="feiertag">Feiertag</li>
        {hasFerien && <li data-ferien>Schulferien</li>}
        {hasClosed && <li data-mark="zu">Haus geschlossen</li>}
      </ul>
      {!isReadOnly && (
        <p>Auf einen Termin drücken: Er fällt aus. Auf einen anderen Tag drücken: Er kommt dazu.</p>
      )}
    </div>
  )
}
