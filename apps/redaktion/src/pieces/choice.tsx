import type { ReactNode } from 'react'
import styles from './choice.module.css'

type ChoiceProps<Name extends string> = {
  /** Name of the radio group. */
  of: string
  name: Name
  chosen: string
  onChoose: (name: Name) => void
  children: ReactNode
}

/** A radio button with its label. */
export function Choice<Name extends string>({ of, name, chosen, onChoose, children }: ChoiceProps<Name>) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={of} value={name} checked={chosen === name} onChange={() => onChoose(name)} />
      <span>{children}</span>
    </label>
  )
}
