import { lastLikelyDay, typedSpans } from '@rathausplatz/time'
import { Field, tied } from '@rathausplatz/ui/form'
import styles from './hours-of-many.module.css'
import { dayInWords } from './wanted.ts'

const DAYS = {
  name: 'tage',
  label: 'An welchen Tagen?',
  help: 'Ein Tag, ein Zeitraum oder mehrere, zum Beispiel: 24.–26.12. und 31.12.–1.1.',
} as const

type DaysFieldProps = {
  /** Begins the name of the field if the screen has several. */
  prefix?: string
  text: string
  today: string
  error: string | undefined
  onText: (text: string) => void
}

/** One or several periods in one field, with what was understood below it. */
export function DaysField({ prefix = '', text, today, error, onText }: DaysFieldProps) {
  const field = { ...DAYS, name: `${prefix}${DAYS.name}`, error }
  return (
    <Field {...field}>
      <input
        {...tied(field)}
        type="text"
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p role="status" className={styles.note}>
        {understood(text, today)}
      </p>
    </Field>
  )
}

/** `Donnerstag, 24.12.2026 bis Samstag, 26.12.2026`; empty if nothing is understood yet. */
export function understood(text: string, today: string): string {
  const read = typedSpans(text, today)
  if (!('spans' in read)) return ''
  const said = read.spans
    .map(({ von, bis }) => (von === bis ? dayInWords(von) : `${dayInWords(von)} bis ${dayInWords(bis)}`))
    .join('; ')
  const farthest = lastLikelyDay(today)
  const isOdd = read.spans.some(
    ({ von, bis }) => bis < today || bis > farthest || von < `${Number(today.slice(0, 4)) - 1}`,
  )
  return isOdd ? `${said}. Stimmt das Jahr?` : said
}
