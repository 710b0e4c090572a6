import { Field, tied } from '@rathausplatz/ui/form'
import { type ControlProps, useField, useValueAt } from './form.ts'
import { given, textOf, written } from './values.ts'
import { partsOf, useAsked } from './words-there-are.ts'

/**
 * One of the parts listed by the record that another field references. The data hold the Kennung of the part;
 * the select offers only these parts and the current value.
 */
export function Teil({ field, path, value }: ControlProps<'teil'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const { from } = field
  const named = textOf(useValueAt([from.genannt]))
  const parts = useAsked(named === '' ? undefined : `${from.art} ${from.feld} ${named}`, () =>
    partsOf(from, named),
  )
  const kennung = textOf(given(field, value))
  const isThere = kennung === '' || parts?.some(({ id }) => id === kennung)
  return (
    <Field {...frame}>
      <select
        {...tied(frame)}
        value={kennung}
        disabled={isReadOnly}
        aria-busy={named !== '' && !parts}
        onChange={event => change(written(field, event.target.value))}
      >
        <option value="">{named === '' ? 'Bitte zuerst das Verzeichnis wählen' : 'Bitte wählen'}</option>
        {parts?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isThere && <option value={kennung}>{parts ? `${kennung} (gibt es dort nicht)` : kennung}</option>}
      </select>
    </Field>
  )
}
