import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { useAfterPress } from './after-press.ts'
import { type ControlProps, useField } from './form.ts'
import { numberFault, numberOf, numberText } from './numbers.ts'
import { given, textOf } from './values.ts'

/** A number as people write it. Invalid input stays as typed. */
export function Zahl({ field, path, value }: ControlProps<'zahl'>) {
  const [typed, setTyped] = useState<string>()
  const [wasLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const kept = given(field, value)
  const shown = typeof kept === 'number' ? numberText(kept) : textOf(kept)
  // Trailing commas and zeros stay while they mean the same number.
  const text = typed !== undefined && meansSame(typed, kept) ? typed : shown
  const wrong = wasLeft ? numberFault(text, field) : undefined
  const { frame, isReadOnly, change } = useField(field, path, wrong)
  return (
    <Field {...frame}>
      <input
        {...tied(frame)}
        type="text"
        inputMode={field.whole && (field.least ?? -1) >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        data-breite="kurz"
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          setLeft(false)
          change(target.value.trim() === '' ? nothing(field) : (numberOf(target.value) ?? target.value))
        }}
        onBlur={() => {
          setTyped(undefined)
          afterPress(() => setLeft(true))
        }}
      />
    </Field>
  )
}

const nothing = ({ nullable, required }: ControlProps<'zahl'>['field']) =>
  nullable || required ? null : undefined

const meansSame = (typed: string, kept: unknown): boolean =>
  typed.trim() === '' ? kept === undefined || kept === null : (numberOf(typed) ?? typed) === kept
