import { typedTime, typedTimeSpan } from '@rathausplatz/time'
import { useState } from 'react'
import { idOf, type Path, useFault, useForm } from '../form.ts'
import styles from './hours.module.css'

/** A time of day in a row of times: its label is for screen readers, and a fault is shown below the row. */
export function TimeInput({
  path,
  label,
  text,
  describedBy,
  onSpan,
}: {
  path: Path
  label: string
  text: string
  describedBy: string | undefined
  /** Called if both times of the row were typed into this field: `9–12`. */
  onSpan: (span: { readonly beginn: string; readonly ende: string }) => void
}) {
  const { change, isReadOnly, idPrefix } = useForm()
  const fault = useFault(path)
  const [wasLeft, setLeft] = useState(false)
  const isWrong = fault !== undefined || (wasLeft && text !== '' && typedTime(text) === undefined)
  return (
    <input
      id={`feld-${idOf(idPrefix, path)}`}
      className={styles.time}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => {
        setLeft(false)
        change(path, target.value)
      }}
      onBlur={() => {
        setLeft(true)
        const span = typedTimeSpan(text)
        if (span) onSpan(span)
        const time = typedTime(text)
        if (time !== undefined && time !== text) change(path, time)
      }}
    />
  )
}
