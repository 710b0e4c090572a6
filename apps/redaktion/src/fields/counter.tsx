import { visuallyHidden } from '@rathausplatz/ui'
import styles from './fields.module.css'

/** Share of the limit from which on the number of remaining characters is shown. */
const NEAR = 0.8

/** Shows the number of remaining characters near the limit of a field; beyond the limit, the excess. */
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

/** Announces every ten characters, not every key. */
function saidOf(length: number, most: number): string {
  if (length > most) return `${lettersOf(Math.ceil((length - most) / 10) * 10)} oder weniger zu viel`
  if (length < most * NEAR) return ''
  return `noch höchstens ${lettersOf(Math.ceil((most - length) / 10) * 10)}`
}

const lettersOf = (count: number) => `${count} Zeichen`
