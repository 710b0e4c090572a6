import type { Meaning } from '@rathausplatz/time'
import { type ComponentType, useRef, useState } from 'react'
import { useHydrated } from '../hydrated/use-hydrated.ts'
import { type Day, dayOf, isoDay, isoOf, typedDay, writtenDay } from './calendar-days.ts'
import styles from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'
import { typeInto } from './type-into.ts'

type DateFieldProps = FieldProps & {
  defaultValue?: string | undefined
  autoComplete?: string | undefined
  /** First and last selectable day, `2026-02-01`. */
  first?: string | undefined
  last?: string | undefined
  /** What a short year means, as the form reads it. */
  meaning?: Meaning | undefined
}

type Sheet = ComponentType<{
  label: string
  chosen: Day | undefined
  today: Day
  first: Day | undefined
  last: Day | undefined
  onPick: (day: Day) => void
  onClose: () => void
}>

/** Today in the visitor's time zone. */
function today(): Day {
  const now = new Date()
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** A date as text; with scripts a calendar is loaded on demand. */
export function DateField({ defaultValue, autoComplete, first, last, meaning, ...props }: DateFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [sheet, setSheet] = useState<{ Calendar: Sheet; chosen: Day | undefined }>()
  const [cannot, setCannot] = useState(false)
  const isHydrated = useHydrated()

  const open = async () => {
    try {
      const { default: Calendar } = await import('./calendar.tsx')
      setSheet({
        Calendar,
        chosen: typedDay(field.current?.value ?? '', {
          heute: isoOf(today()),
          ...(meaning && { sinn: meaning }),
        }),
      })
    } catch {
      // Without a network the calendar is missing; typing still works.
      setCannot(true)
    }
  }
  return (
    <Field {...props}>
      <div className={styles.mitKnopf} data-breite="datum">
        <input
          {...tied(props)}
          ref={field}
          inputMode="text"
          autoComplete={autoComplete ?? 'off'}
          defaultValue={defaultValue}
          maxLength={60}
        />
        {isHydrated && !cannot && (
          <button
            ref={button}
            type="button"
            className={styles.zeigen}
            aria-haspopup="dialog"
            aria-label={`${props.label}: im Kalender wählen`}
            onClick={() => void open()}
          >
            Kalender
          </button>
        )}
      </div>
      {sheet && (
        <sheet.Calendar
          label={props.label}
          chosen={sheet.chosen}
          today={today()}
          first={isoDay(first)}
          last={isoDay(last)}
          onPick={day => {
            if (field.current) typeInto(field.current, writtenDay(day))
            setSheet(undefined)
            button.current?.focus()
          }}
          onClose={() => {
            setSheet(undefined)
            button.current?.focus()
          }}
        />
      )}
    </Field>
  )
}
