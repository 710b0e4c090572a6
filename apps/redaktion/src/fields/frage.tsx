import { Field, tied } from '@rathausplatz/ui/form'
import { type ControlProps, useField } from './form.ts'
import { questionsAt, useQuestions } from './questions.ts'
import { given, textOf, written } from './values.ts'

/** A question of the same form, chosen by its label; the data hold its name. */
export function Frage({ field, path, value }: ControlProps<'frage'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const questions = questionsAt(useQuestions(), path, field.among)
  const name = textOf(given(field, value))
  const isThere = name === '' || questions.some(one => one.name === name)
  return (
    <Field {...frame}>
      <select
        {...tied(frame)}
        value={name}
        disabled={isReadOnly}
        onChange={event => change(written(field, event.target.value))}
      >
        <option value="">{questions.length === 0 ? NONE[field.among] : 'Bitte wählen'}</option>
        {questions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        {!isThere && <option value={name}>{name} (steht dort nicht)</option>}
      </select>
    </Field>
  )
}

const NONE = {
  davor: 'Davor steht noch keine Frage',
  'im-schritt': 'In diesem Schritt steht keine andere Frage',
  alle: 'Noch keine Fragen',
} as const
