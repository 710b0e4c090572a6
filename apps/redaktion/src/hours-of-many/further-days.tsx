import { useId } from 'react'
import { DaysField } from './days-field.tsx'
import styles from './hours-of-many.module.css'
import { ThenField } from './then-field.tsx'
import { type DaysWanted, MOST_FURTHER, NO_DAYS, prefixOf } from './wanted.ts'

type FurtherDaysProps = {
  all: readonly DaysWanted[]
  today: string
  errors: Readonly<Record<string, string>>
  onChange: (all: readonly DaysWanted[]) => void
}

/** Further days with other hours than the first: closed on Christmas Eve, shorter between the years. */
export function FurtherDays({ all, today, errors, onChange }: FurtherDaysProps) {
  const heading = useId()
  const put = (at: number, more: Partial<DaysWanted>) =>
    onChange(all.map((one, index) => (index === at ? { ...one, ...more } : one)))
  return (
    <>
      {all.map((one, at) => (
        <section key={at} className={styles.further} aria-labelledby={`${heading}-${at}`}>
          <h2 id={`${heading}-${at}`}>Weitere Tage{all.length > 1 && ` (${at + 1})`}</h2>
          <DaysField
            prefix={prefixOf(at + 1)}
            today={today}
            text={one.tage}
            error={errors[`${prefixOf(at + 1)}tage`]}
            onText={tage => put(at, { tage })}
          />
          <ThenField
            prefix={prefixOf(at + 1)}
            wanted={one}
            today={today}
            errors={errors}
            onChange={more => put(at, more)}
          />
          <button
            type="button"
            className={styles.add}
            onClick={() => onChange(all.filter((_, index) => index !== at))}
          >
            Diese Tage entfernen
          </button>
        </section>
      ))}
      {all.length < MOST_FURTHER && (
        <button
          type="button"
          className={styles.add}
          // The first days are usually closed, so these have other hours.
          onClick={() => onChange([...all, { ...NO_DAYS, isClosed: false }])}
        >
          Weitere Tage hinzufügen
        </button>
      )}
    </>
  )
}
