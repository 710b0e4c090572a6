import type { Holidays } from '@rathausplatz/kalender'
import { isIsoDay, weekdayInWords, weekdayOf } from '@rathausplatz/time'
import { useHolidays } from '../frame/holidays.ts'
import styles from './fields.module.css'

const SUNDAY = 6
/** While a year is typed, its first digits make days of the Middle Ages. */
const FIRST_YEAR = '1900'

/** `Mittwoch`; says that a day is a Sunday or a holiday. Empty without a whole day. */
export function dayNote(value: string, holidays: Holidays): string {
  const day = value.slice(0, 10)
  if (!isIsoDay(day) || day < FIRST_YEAR) return ''
  const weekday = weekdayInWords(day)
  const holiday = holidays.on(day)
  if (holiday !== undefined) return `${weekday}, Feiertag: ${holiday}`
  return weekdayOf(day) === SUNDAY ? 'Das ist ein Sonntag.' : weekday
}

/** The weekday below a field for a day: a mistyped day is mostly seen by its weekday. */
export function DayNote({ day }: { day: string }) {
  const holidays = useHolidays()
  return (
    <p className={styles.daynote} aria-live="polite">
      {dayNote(day, holidays)}
    </p>
  )
}
