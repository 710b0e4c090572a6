import { counted, weightiestFirst } from './by-field.ts'
import styles from './durchsicht.module.css'
import { Findings } from './findings.tsx'
import type { Durchsicht } from './use-durchsicht.ts'

/** Number of findings shown at once; the others are in a fold. */
const SEEN = 6

/** Panel of a document with the findings of the Durchsicht on the current input. */
export function DurchsichtPanel({ durchsicht: { found } }: { durchsicht: Durchsicht }) {
  const findings = weightiestFirst(found?.data ?? [])
  const rest = findings.slice(SEEN)
  return (
    <section aria-labelledby="durchsicht" className={styles.panel}>
      <h2 id="durchsicht" tabIndex={-1}>
        Durchsicht
      </h2>
      <p role="status">{found ? counted(findings) : 'Wird durchgesehen, sobald etwas geschrieben ist.'}</p>
      {found?.lesbarkeit && <p className={styles.ease}>Der Text ist {found.lesbarkeit.worte}.</p>}
      <Findings findings={findings.slice(0, SEEN)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length === 1 ? 'Eine weitere Stelle' : `${rest.length} weitere Stellen`}</summary>
          <Findings findings={rest} />
        </details>
      )}
    </section>
  )
}
