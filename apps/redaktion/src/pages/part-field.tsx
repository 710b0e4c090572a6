import { useId } from 'react'
import { isPart, partOf } from './address.ts'
import styles from './pages.module.css'

type PartFieldProps = { value: string; onChange: (part: string) => void; note?: string | undefined }

/** Input of the last part of an address, with its fault. */
export function PartField({ value, onChange, note }: PartFieldProps) {
  const id = useId()
  const isWrong = value !== '' && !isPart(value)
  return (
    <p className={styles.field}>
      <label htmlFor={id}>Letzter Teil der Adresse</label>
      <input
        id={id}
        value={value}
        maxLength={100}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-note`}
        aria-invalid={isWrong || undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={() => onChange(partOf(value))}
      />
      <span id={`${id}-note`} className={styles.hint} role="status">
        {isWrong ? `Kleine Buchstaben, Ziffern und Bindestriche: ${partOf(value)}` : note}
      </span>
    </p>
  )
}
