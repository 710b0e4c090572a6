import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import styles from './form.module.css'

/** What every field of a form has: a name, a label, perhaps help, perhaps what is wrong with it. */
type FieldProps = {
  name: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Fields are mandatory unless they say otherwise; the label then says so too. */
  optional?: boolean
}

/** Ids by which label, help, error and the summary's links find a field. */
const idsOf = (name: string) => ({ field: `feld-${name}`, help: `hilfe-${name}`, error: `fehler-${name}` })

/** Place on the page to which the error summary leads. */
export const fieldAnchor = (name: string): string => `#${idsOf(name).field}`

function Field({ name, label, help, error, optional, children }: FieldProps & { children: ReactNode }) {
  const ids = idsOf(name)
  return (
    <div className={styles.feld}>
      <label htmlFor={ids.field}>
        {label}
        {optional && <span className={styles.freiwillig}> (freiwillig)</span>}
      </label>
      {help && (
        <p id={ids.help} className={styles.hilfe}>
          {help}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.fehler}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** Attributes that tie an input to its label, help and error. */
function tied({ name, help, error, optional }: FieldProps) {
  const ids = idsOf(name)
  const described = [help ? ids.help : '', error ? ids.error : ''].filter(Boolean).join(' ')
  return {
    id: ids.field,
    name,
    className: styles.eingabe,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  }
}

export function TextField({
  width,
  ...props
}: FieldProps & { width?: 'kurz' } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength'
  >) {
  const { name, label, help, error, optional, ...input } = props
  return (
    <Field {...props}>
      <input
        {...input}
        {...tied({ name, label, help, error, optional: optional ?? false })}
        data-breite={width}
      />
    </Field>
  )
}

export function TextArea(
  props: FieldProps &
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'maxLength' | 'rows'>,
) {
  const { name, label, help, error, optional, ...area } = props
  return (
    <Field {...props}>
      <textarea {...area} {...tied({ name, label, help, error, optional: optional ?? false })} />
    </Field>
  )
}

export function SelectField({
  choices,
  ...props
}: FieldProps & { choices: Readonly<Record<string, string>> } & Pick<
    SelectHTMLAttributes<HTMLSelectElement>,
    'defaultValue'
  >) {
  const { name, label, help, error, optional, ...select } = props
  return (
    <Field {...props}>
      <select {...select} {...tied({ name, label, help, error, optional: optional ?? false })}>
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
