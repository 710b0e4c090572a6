import { typedTime } from '@rathausplatz/time'
import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { useAfterPress } from './after-press.ts'
import { type ControlProps, useField } from './form.ts'
import { given, textOf, written } from './values.ts'

/** A time of day, typed as people write it; completed when the focus leaves the field. */
export function Uhrzeit({ field, path, value }: ControlProps<'uhrzeit'>) {
  const [wasLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const text = textOf(given(field, value))
  const wrong = wasLeft && text !== '' && typedTime(text) === undefined ? WRONG : undefined
  const { frame, isReadOnly, change } = useField(field, path, wrong)
  return (
    <Field {...frame}>
      <input
        {...tied(frame)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-breite="zeit"
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => {
          setLeft(false)
          change(written(field, target.value))
        }}
        onBlur={() => {
          afterPress(() => setLeft(true))
          const time = typedTime(text)
          if (time !== undefined && time !== text) change(time)
        }}
      />
    </Field>
  )
}

const WRONG = 'Bitte eine Uhrzeit angeben, zum Beispiel 8:30.'
