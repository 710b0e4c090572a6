import { dateParts, formatDate } from '../dates/dates.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './date-badge.module.css'

/**
 * A date as a badge: large day, short month, read out in full (spec §9: DD.MM.yyyy). With `line`, as text in
 * one line, for cards.
 */
export function DateBadge({ date, line = false }: { date: string; line?: boolean }) {
  if (line) {
    return (
      <time className={styles.line} dateTime={date}>
        {formatDate(date)}
      </time>
    )
  }
  const { day, month, year } = dateParts(date)
  return (
    <time className={styles.badge} dateTime={date}>
      <VisuallyHidden>{formatDate(date)}</VisuallyHidden>
      <span className={styles.day} aria-hidden>
        {day}
      </span>
      <span className={styles.month} aria-hidden>
        {month} {year}
      </span>
    </time>
  )
}
