import { useId, useState } from 'react'
import type { Choice } from './cell.ts'
import styles from './filters.module.css'

type SelectProps = {
  label: string
  all: string
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

/** A select with one value. */
export function Select({ label, all, value, choices, onChoose }: SelectProps) {
  const id = useId()
  // An address may contain a value that is no option any more; it is still shown.
  const isKnown = value === '' || choices.some(choice => choice.value === value)
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  )
}

/** A filter without known values: the whole word is typed, and applies on blur or Enter. */
export function Typed({ label, value, onChoose }: Pick<SelectProps, 'label' | 'value' | 'onChoose'>) {
  const id = useId()
  const [typed, setTyped] = useState({ from: value, text: value })
  const text = typed.from === value ? typed.text : value
  const choose = () => text.trim() !== value && onChoose(text.trim())
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={event => setTyped({ from: value, text: event.target.value })}
        onBlur={choose}
        onKeyDown={event => event.key === 'Enter' && choose()}
      />
    </p>
  )
}

/** A filter by day. It applies once the day is complete: a year that is being typed is another year. */
export function Day({ label, value, onChoose }: Pick<SelectProps, 'label' | 'value' | 'onChoose'>) {
  const id = useId()
  const [typed, setTyped] = useState({ from: value, text: value })
  const text = typed.from === value ? typed.text : value
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={text}
        min="2000-01-01"
        max="2999-12-31"
        onChange={({ target }) => {
          setTyped({ from: value, text: target.value })
          if (target.value === '' || /^2\d{3}-/.test(target.value)) onChoose(target.value)
        }}
      />
    </p>
  )
}
