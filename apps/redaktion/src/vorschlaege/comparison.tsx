import styles from './comparison.module.css'
import { type Compared, comparedIn, type Proposal } from './vorschlaege.ts'

/**
 * Compares a proposal with the current entry: changed fields, then unchanged fields. Shows all fields of a
 * new entry. Leaves out unchanged fields without a value.
 */
export function Comparison({ proposal }: { proposal: Proposal }) {
  const fields = comparedIn(proposal)
  const changed = fields.filter(({ isChanged }) => isChanged)
  const others = fields.filter(({ isChanged, neu }) => !isChanged && neu !== '')
  // A released proposal equals the current entry.
  const isNew = proposal.heute === null || proposal.stand === 'freigegeben'
  return (
    <div className={styles.vergleich}>
      {!isNew && <h2>{changed.length === 0 ? 'Nichts ist anders als heute' : 'Was sich ändert'}</h2>}
      {changed.length > 0 && (
        <dl className={styles.felder}>
          {changed.map(one => (
            <Changed key={one.name} {...one} />
          ))}
        </dl>
      )}
      {!isNew && others.length > 0 && <h2>Was bleibt</h2>}
      <dl className={styles.felder}>
        {others.map(({ name, label, neu }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{neu}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Changed = ({ label, heute, neu }: Compared) => (
  <div className={styles.geaendert}>
    <dt>{label}</dt>
    <dd>
      <span className={styles.wann}>Heute</span>
      {heute || <Nothing />}
    </dd>
    <dd>
      <span className={styles.wann}>Vorschlag</span>
      {neu || <Nothing />}
    </dd>
  </div>
)

const Nothing = () => <span className={styles.leer}>nichts</span>
