import styles from './forms.module.css'

/** Nobody has read and filled in a form within two seconds, and none was handed out before yesterday. */
const FASTEST_MS = 2_000
const SLOWEST_MS = 24 * 3_600_000

/** A field that people do not see and programs fill in. */
export const TRAP = 'homepage'

/** Stands in each form that anybody may send. `geladen`: when it was handed out, ISO 8601. */
export const Trap = ({ geladen }: { geladen: string }) => (
  <>
    <input type="hidden" name="geladen" value={geladen} />
    {/* Out of sight and out of the tab order; a screen reader that finds it is told what it is. */}
    <div className={styles.falle} aria-hidden="true">
      <label>
        Bitte leer lassen
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)

/** It looks as if a program had filled it in: it is shown again instead of stored; a person only sends it once more. */
export function isOdd(text: (name: string) => string, now: Date): boolean {
  const took = now.getTime() - Date.parse(text('geladen'))
  return !(took >= FASTEST_MS && took <= SLOWEST_MS) || text(TRAP) !== ''
}
