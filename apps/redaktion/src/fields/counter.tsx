import { visuallyHidden } from '@rathausplatz/ui'
import styles from './fields.module.css'

/** From here on it is worth saying how much room is left. */
const NEAR = 0.8

/** Near the most that a field takes: how much room is left; beyond it, by how much it is too long. */
export function Counter({ text, most }: { text: string; most?: number | undefined }) {
  if (most === undefined) return null
  const rest = most - text.length
  return (
    <>
      {text.length >= most * NEAR && (
        <p className={styles.counter} data-over={rest < 0 || undefined} aria-hidden>
          {rest < 0 ? `${lettersOf(-rest)} zu viel` : `noch ${lettersOf(rest)}`}
        </p>
      )}
      <p className={visuallyHidden} role="status">
        {saidOf(text.length, most)}
      </p>
    </>
  )
}

/** Heard at each step of ten, not at each key. */
function saidOf(length: number, most: number): string {
  if (length > most) return `${lettersOf(Math.ceil((length - most) / 10) * 10)} oder weniger zu viel`
  if (length < most * NEAR) return ''
  return `noch höchstens ${lettersOf(Math.ceil((most - length) / 10) * 10)}`
}

const lettersOf = (count: number) => `${count} Zeichen`
