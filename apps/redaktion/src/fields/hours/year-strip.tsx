import type { Oeffnungszeit } from '@rathausplatz/contract'
import { formatMonth } from '@rathausplatz/ui'
import { type CSSProperties, useMemo } from 'react'
import { useHolidays } from '../../frame/holidays.ts'
import { type Mark, type Year, yearOf } from './year.ts'
import styles from './year-strip.module.css'

const LEGEND: Record<Mark['is'], string> = {
  geschlossen: 'geschlossen',
  anders: 'andere Zeiten',
  feiertag: 'Feiertag',
}

/** A strip that marks the deviating days of a year; the list below has them in words. */
export function YearStrip({
  value,
  onHolidays,
}: {
  value: unknown
  onHolidays: Oeffnungszeit['anFeiertagen']
}) {
  const holidays = useHolidays()
  const year = useMemo(() => yearOf(value, onHolidays, holidays), [value, onHolidays, holidays])
  const kinds = (Object.keys(LEGEND) as Mark['is'][]).filter(kind => year.marks.some(({ is }) => is === kind))
  if (kinds.length === 0) return null
  return (
    <div className={styles.strip} aria-hidden>
      <div className={styles.track} style={{ gridTemplateColumns: columns(year) }}>
        {year.months.map(({ month }, index) => (
          <span key={month} className={styles.month}>
            {shortName(month).slice(0, 1)}
            <span>{shortName(month).slice(1)}</span>
            {(index === 0 || month.endsWith('-01')) && <small>{month.slice(2, 4)}</small>}
          </span>
        ))}
        <div className={styles.line}>
          {year.marks.map(({ is, from, days }, index) => (
            <i key={`${is}${from}${index}`} data-is={is} style={place(from, days, year)} />
          ))}
          <i data-is="heute" style={place(year.today, 0, year)} />
        </div>
      </div>
      <ul role="list">
        {kinds.map(kind => (
          <li key={kind} data-is={kind}>
            {LEGEND[kind]}
          </li>
        ))}
        <li data-is="heute">heute</li>
      </ul>
    </div>
  )
}

const columns = ({ months }: Year) => months.map(({ days }) => `${days}fr`).join(' ')

const place = (from: number, days: number, year: Year): CSSProperties => ({
  insetInlineStart: `${(from / year.days) * 100}%`,
  inlineSize: `${(days / year.days) * 100}%`,
})

const shortName = (month: string) => formatMonth(month).slice(0, 3)
