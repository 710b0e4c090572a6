import { type ReactNode, useEffect, useRef } from 'react'
import { Fold } from '../fold/fold.tsx'
import { Link } from '../link/link.tsx'
import styles from './filter.module.css'

type FilterProps = {
  /** What is searched, for those who listen: `In Vereinen suchen`. */
  label: string
  /** Fields of the form. */
  children: ReactNode
  /** Text of the button. */
  submit?: string
  /** Where the question goes; without it, to the page itself. */
  action?: string
  /** Where the whole list stands; only while something is chosen. */
  resetHref?: string | undefined
}

/**
 * The form above a list: what is chosen goes into the address, so it also works without scripts. On a phone it is one
 * button, so that the list stands in the first screen.
 */
export function Filter({ label, children, submit = 'Suchen', action, resetHref }: FilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const canReset = resetHref !== undefined
  const couldReset = useRef(canReset)
  // The link that took the choice back is gone with it; the focus stays in the form.
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
  /** Text of the choice that chooses nothing. */
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

/** A field that visitors may change and that follows when a link chooses something else. */
function useShown<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return field
}
