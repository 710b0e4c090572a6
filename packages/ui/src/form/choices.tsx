import type { ReactNode } from 'react'
import styles from './field.module.css'
import { FieldGroup, type FieldProps, tied } from './field.tsx'

export type Choice = { readonly value: string; readonly text: string }

/** A single choice with all options visible. */
export function RadioGroup({
  choices,
  defaultValue,
  ...props
}: FieldProps & { choices: readonly Choice[]; defaultValue?: string | undefined }) {
  return (
    <FieldGroup {...props} role="radiogroup">
      <div className={styles.kaesten}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.kasten}>
            <input type="radio" name={props.name} value={value} defaultChecked={value === defaultValue} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A multiple choice. */
export function CheckGroup({
  choices,
  defaultValues,
  ...props
}: FieldProps & { choices: readonly Choice[]; defaultValues: readonly string[] }) {
  return (
    <FieldGroup {...props}>
      <div className={styles.kaesten}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.kasten}>
            <input
              type="checkbox"
              name={props.name}
              value={value}
              defaultChecked={defaultValues.includes(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A checkbox. `children` are shown below its label, for example the full text of a consent. */
export function CheckField({
  value,
  defaultChecked,
  children,
  ...props
}: FieldProps & { value: string; defaultChecked: boolean; children?: ReactNode }) {
  const { label, help, error, optional } = props
  const { className: _, ...ties } = tied(props)
  return (
    <div className={styles.feld} data-haken="">
      {error && (
        <p id={`fehler-${props.id ?? props.name}`} className={styles.fehler}>
          <span>{error}</span>
        </p>
      )}
      <label className={styles.kasten}>
        <input {...ties} type="checkbox" value={value} defaultChecked={defaultChecked} />
        <span>
          {label}
          {optional === true && <span className={styles.freiwillig}> (freiwillig)</span>}
        </span>
      </label>
      {help && (
        <p id={`hilfe-${props.id ?? props.name}`} className={styles.hilfe}>
          {help}
        </p>
      )}
      {children}
    </div>
  )
}
