import { dateParts, formatDate } from '../dates/dates.ts'
import styles from './date-badge.module.css'

/** A date as a block: day large, month short. Read out in full (spec §9: DD.MM.yyyy). */
export function DateBadge({ date }: { date: string }) {
  const { day, month, year } = dateParts(date)
  return (
    <time className={styles.badge} dateTime={date}>
      <span className={styles.full}>{formatDate(date)}</span>
      <span className={styles.day} aria-hidden>
        {day}
      </span>
      <span className={styles.month} aria-hidden>
        {month} {year}
      </span>
    </time>
  )
}
