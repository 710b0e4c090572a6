import { Field, tied } from '@rathausplatz/ui/form'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { given } from './values.ts'

/** Yes or no. */
export function Schalter({ field, path, value }: ControlProps<'schalter'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const { className: _, 'aria-required': _required, ...ties } = tied(frame)
  return (
    <div className={styles.switch}>
      <input
        {...ties}
        type="checkbox"
        disabled={isReadOnly}
        checked={given(field, value) === true}
        onChange={event => change(event.target.checked)}
      />
      {/* Yes and no are both answers: the field needs no "required" mark. */}
      <Field {...frame} optional={false}>
        {null}
      </Field>
    </div>
  )
}
