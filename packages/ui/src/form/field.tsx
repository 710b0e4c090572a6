import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import styles from './field.module.css'
import { WholeWords } from './whole-words.tsx'

/** Common properties of fields. */
export type FieldProps = {
  name: string
  /** Distinguishes fields of the same name on a page. */
  id?: string | undefined
  label: string
  help?: string | undefined
  error?: string | undefined
  /**
   * Fields are mandatory by default; the label marks optional ones. `unmarked`: whether it must be filled in
   * depends on another field.
   */
  optional?: boolean | 'unmarked'
}

/** Ids that connect a field with its label, help, error and the summary. */
const idsOf = (id: string) => ({ field: `feld-${id}`, help: `hilfe-${id}`, error: `fehler-${id}` })

/** Returns the fragment of a field for the summary of errors. */
export const fieldAnchor = (id: string): string => `#${idsOf(id).field}`

type NotesProps = { ids: ReturnType<typeof idsOf> } & Pick<FieldProps, 'help' | 'error'>

/** Help text and error. */
function Notes({ ids, help, error }: NotesProps) {
  return (
    <>
      {help && (
        <p id={ids.help} className={styles.hilfe}>
          {help}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.fehler}>
          <span>
            <WholeWords text={error} />
          </span>
        </p>
      )}
    </>
  )
}

/** A label with help and error around an input. */
export function Field({
  name,
  id = name,
  label,
  help,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  const ids = idsOf(id)
  return (
    <div className={styles.feld}>
      <label htmlFor={ids.field}>
        {label}
        {optional === true && <span className={styles.freiwillig}> (freiwillig)</span>}
      </label>
      <Notes ids={ids} help={help} error={error} />
      {children}
    </div>
  )
}

/** A group of inputs for one question, with label, help and error. */
export function FieldGroup({
  name,
  id = name,
  label,
  help,
  error,
  optional,
  role,
  children,
}: FieldProps & { role?: 'radiogroup'; children: ReactNode }) {
  const ids = idsOf(id)
  const described = [help ? ids.help : '', error ? ids.error : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      id={ids.field}
      className={styles.feld}
      tabIndex={-1}
      role={role}
      aria-describedby={described || undefined}
      aria-invalid={role && error ? true : undefined}
      data-fehler={error ? true : undefined}
    >
      <legend>
        {label}
        {optional === true && <span className={styles.freiwillig}> (freiwillig)</span>}
      </legend>
      <Notes ids={ids} help={help} error={error} />
      {children}
    </fieldset>
  )
}

/** Returns the attributes that connect an input with its label, help and error. */
export function tied({ name, id = name, help, error, optional }: FieldProps) {
  const ids = idsOf(id)
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
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'defaultValue'
    | 'maxLength'
    | 'spellCheck'
    | 'autoCapitalize'
    | 'list'
  >) {
  const { name, id, label, help, error, optional, ...input } = props
  return (
    <Field {...props}>
      <input
        {...input}
        {...tied({ name, id, label, help, error, optional: optional ?? false })}
        data-breite={width}
      />
    </Field>
  )
}

export function TextArea(
  props: FieldProps &
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'maxLength' | 'rows'>,
) {
  const { name, id, label, help, error, optional, ...area } = props
  return (
    <Field {...props}>
      <textarea {...area} {...tied({ name, id, label, help, error, optional: optional ?? false })} />
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
  const { name, id, label, help, error, optional, ...select } = props
  return (
    <Field {...props}>
      <select {...select} {...tied({ name, id, label, help, error, optional: optional ?? false })}>
        {Object.entries(choices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
