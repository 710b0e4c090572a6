import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { useAfterPress } from './after-press.ts'
import { DateInput } from './date-input.tsx'
import { DayNote } from './day-note.tsx'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { fieldDay, fieldMoment, isoMoment, sideOf } from './moments.ts'
import { useMovedEnd } from './moved-end.ts'
import { given } from './values.ts'

/** A day, or a day and time in the time zone of the town. */
export function Datum({ field, path, value }: ControlProps<'datum'>) {
  const [isHalf, setHalf] = useState(false)
  const afterPress = useAfterPress()
  const { frame, isReadOnly, change } = useField(field, path, isHalf ? halfOf(field) : undefined)
  const kept = given(field, value)
  const moved = useMovedEnd(field, path, kept)
  const shown = field.withTime ? fieldMoment(kept) : fieldDay(kept)
  return (
    <Field {...frame}>
      <DateInput
        {...tied(frame)}
        withTime={field.withTime}
        data-breite="kurz"
        readOnly={isReadOnly}
        shown={shown}
        onTyped={typed => {
          const next = field.withTime ? isoMoment(typed, sideOf(field.name)) : typed || undefined
          if (next !== kept) change(next ?? (field.required ? '' : undefined))
        }}
        onLeave={isLeftHalf => afterPress(() => setHalf(isLeftHalf))}
      />
      <DayNote day={shown} />
      {moved && !isReadOnly && (
        <p className={styles.leads} role="status">
          Der Beginn ist verschoben.{' '}
          <button type="button" className={styles.act} onClick={() => change(moved.end)}>
            Ende mitverschieben: {moved.words}
          </button>
        </p>
      )}
    </Field>
  )
}

const halfOf = ({ withTime }: ControlProps<'datum'>['field']) =>
  withTime ? 'Bitte Tag und Uhrzeit ganz ausfüllen.' : 'Bitte den Tag ganz ausfüllen.'
