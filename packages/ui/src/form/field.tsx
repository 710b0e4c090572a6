import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import styles from './form.module.css'
import { WholeWords } from './whole-words.tsx'

/** What every field of a form has: a name, a label, perhaps help, perhaps what is wrong with it. */
export type FieldProps = {
  name: string
  /** Tells fields of one name on a page apart. */
  id?: string | undefined
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Fields are mandatory unless they say otherwise; the label then says so too. */
  optional?: boolean
}

/** Ids by which label, help, error and the summary's links find a field. */
const idsOf = (id: string) => ({ field: `feld-${id}`, help: `hilfe-${id}`, error: `fehler-${id}` })

/** Place on the page to which the error summary leads. */
export const fieldAnchor = (id: string): string => `#${idsOf(id).field}`

type NotesProps = { ids: ReturnType<typeof idsOf> } & Pick<FieldProps, 'help' | 'error'>

/** Help, and what is wrong. */
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

/** A label, perhaps help and what is wrong, around an input. */
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
        {optional && <span className={styles.freiwillig}> (freiwillig)</span>}
      </label>
      <Notes ids={ids} help={help} error={error} />
      {children}
    </div>
  )
}

/** Several inputs that answer one question: the question, perhaps help and what is wrong, around them. */
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
        {optional && <span className={styles.freiwillig}> (freiwillig)</span>}
      </legend>
      <Notes ids={ids} help={help} error={error} />
      {children}
    </fieldset>
  )
}

/** Attributes that tie an input to its label, help and error. */
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
