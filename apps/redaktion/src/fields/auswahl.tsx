import { Field, FieldGroup, tied } from '@rathausplatz/ui/form'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { given, listOf, textOf } from './values.ts'

/** Most options shown as radio buttons; a field with more options is a select. */
const AT_A_GLANCE = 5

/** One of a few named options. */
export function Auswahl(props: ControlProps<'auswahl'>) {
  return props.field.options.length <= AT_A_GLANCE ? <Radios {...props} /> : <Select {...props} />
}

const NONE = 'keine Angabe'

function Radios({ field, path, value }: ControlProps<'auswahl'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const chosen = given(field, value)
  const { id = '' } = frame
  return (
    <FieldGroup {...frame} role="radiogroup">
      <div className={styles.choices}>
        {[...choicesOf(field, chosen)].map(option => (
          <label key={String(option.value)} className={styles.choice}>
            <input
              type="radio"
              name={id}
              disabled={isReadOnly}
              checked={option.value === chosen || (option.value === undefined && isNone(chosen))}
              onChange={() => change(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function Select({ field, path, value }: ControlProps<'auswahl'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const chosen = given(field, value)
  const options = [...choicesOf(field, chosen)]
  const isOpen = isNone(chosen) && field.required
  return (
    <Field {...frame}>
      <select
        {...tied(frame)}
        data-breite="kurz"
        disabled={isReadOnly}
        value={options.findIndex(({ value }) => value === chosen || (value === undefined && isNone(chosen)))}
        onChange={event => change(options[Number(event.target.value)]?.value)}
      >
        {isOpen && <option value={-1}>bitte wählen</option>}
        {options.map(({ value, label }, index) => (
          <option key={String(value)} value={index}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Several of a few named options, in their order. */
export function Checkboxes({ field, path, value }: ControlProps<'liste'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const chosen = listOf(given(field, value))
  const of = field.of as ControlProps<'auswahl'>['field']
  const unknown = chosen.filter(one => of.options.every(({ value }) => value !== one))
  const choices = [...of.options, ...unknown.map(one => ({ value: one, label: `unbekannt: ${textOf(one)}` }))]
  return (
    <FieldGroup {...frame}>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={String(value)} className={styles.choice}>
            <input
              type="checkbox"
              disabled={isReadOnly}
              checked={chosen.includes(value)}
              onChange={({ target }) => {
                const isWanted = (one: unknown) => (one === value ? target.checked : chosen.includes(one))
                change(choices.flatMap(choice => (isWanted(choice.value) ? [choice.value] : [])))
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const isNone = (value: unknown) => value === undefined || value === null || value === ''

type Choice = { readonly value: string | number | undefined; readonly label: string }

/** Yields the options; an unknown value stays an option until another is chosen. */
function* choicesOf(
  field: Pick<ControlProps<'auswahl'>['field'], 'options' | 'required' | 'standard'>,
  chosen: unknown,
): Generator<Choice> {
  if (!field.required && field.standard === undefined) yield { value: undefined, label: NONE }
  yield* field.options
  const isKnown = isNone(chosen) || field.options.some(({ value }) => value === chosen)
  if (!isKnown && (typeof chosen === 'string' || typeof chosen === 'number'))
    yield { value: chosen, label: `unbekannt: ${chosen}` }
}
