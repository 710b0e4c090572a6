import { type ReactNode, useEffect, useRef } from 'react'
import { Fold } from '../fold/fold.tsx'
import { Link } from '../link/link.tsx'
import styles from './filter.module.css'

type FilterProps = {
  /** Accessible name of the search: `In Vereinen suchen`. */
  label: string
  /** Fields of the form. */
  children: ReactNode
  /** Text of the button. */
  submit?: string
  /** Target of the form; the page itself by default. */
  action?: string
  /** Address of the unfiltered list; only set with a filter. */
  resetHref?: string | undefined
}

/**
 * The form above a list: its values go into the address, so it works without scripts. On a phone it is
 * collapsed to a button, so that the list is on the first screen.
 */
export function Filter({ label, children, submit = 'Suchen', action, resetHref }: FilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const canReset = resetHref !== undefined
  const couldReset = useRef(canReset)
  // The reset link disappears after its use; the focus moves to the button of the form.
  useEffect(() => {
    if (!canReset && couldReset.current && document.activeElement === document.body) button.current?.focus()
    couldReset.current = canReset
  }, [canReset])
  return (
    <div className={styles.filter}>
      <Fold label={label} until={640}>
        <form method="get" action={action} role="search" aria-label={label} className={styles.form}>
          {children}
          <button ref={button} type="submit">
            {submit}
          </button>
        </form>
      </Fold>
      {resetHref && (
        <Link href={resetHref} stay className={styles.zurueck}>
          Auswahl aufheben
        </Link>
      )}
    </div>
  )
}

type FieldProps = { name: string; label: string; value: string }

export function FilterInput({ name, label, value }: FieldProps) {
  const field = useShown<HTMLInputElement>(value)
  return (
    <label className={styles.feld} data-breit="">
      {label}
      <input ref={field} type="search" name={name} defaultValue={value} maxLength={200} autoComplete="off" />
    </label>
  )
}

type SelectProps = FieldProps & {
  /** Text of the option for no filter. */
  all: string
  choices: readonly { value: string; text: string }[]
}

export function FilterSelect({ name, label, value, all, choices }: SelectProps) {
  const field = useShown<HTMLSelectElement>(value)
  return (
    <label className={styles.feld}>
      {label}
      <select ref={field} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** An uncontrolled field that follows when a link changes its value. */
function useShown<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return field
}
