import styles from './hours-of-many.module.css'
import { type Branch, followedBy, sameHouse, type Unit, unitsIn } from './unit-tree.ts'

type UnitsFieldProps = {
  tree: readonly Branch[]
  ids: readonly string[]
  error: string | undefined
  onChange: (ids: readonly string[]) => void
}

/** The offices as a tree with checkboxes, and buttons that choose a house as a whole. */
export function UnitsField({ tree, ids, error, onChange }: UnitsFieldProps) {
  const chosen = new Set(ids)
  const toggle = ({ id }: Unit) => onChange(chosen.has(id) ? ids.filter(one => one !== id) : [...ids, id])
  const add = (units: readonly Unit[]) => onChange([...new Set([...ids, ...units.map(({ id }) => id)])])
  return (
    <fieldset className={styles.part}>
      <legend>Für welche Ämter?</legend>
      {error && (
        <p id="fehler-aemter" className={styles.wrong}>
          {error}
        </p>
      )}
      <div className={styles.wholes}>
        {tree
          .filter(({ below }) => below.length > 0)
          .map(branch => (
            <Wholes key={branch.unit.id} branch={branch} onChoose={add} />
          ))}
      </div>
      <p role="status" className={styles.count}>
        {countInWords(ids)}
        {ids.length > 0 && (
          <button type="button" className={styles.add} onClick={() => onChange([])}>
            Auswahl leeren
          </button>
        )}
      </p>
      <Level branches={tree} chosen={chosen} onToggle={toggle} house="" firstId="feld-aemter" />
    </fieldset>
  )
}

export function countInWords({ length }: readonly string[]): string {
  if (length === 0) return 'Noch kein Amt gewählt.'
  return length === 1 ? '1 Amt gewählt.' : `${length} Ämter gewählt.`
}

type LevelProps = {
  branches: readonly Branch[]
  chosen: ReadonlySet<string>
  onToggle: (unit: Unit) => void
  /** The id of the first checkbox, to which the list of faults leads. */
  firstId?: string
  /** The address of the office above. */
  house: string
}

const Level = ({ branches, house, firstId, ...rest }: LevelProps) => (
  <ul role="list" className={styles.level}>
    {branches.map(({ unit, below }) => (
      <li key={unit.id}>
        <label className={styles.tick}>
          <input
            id={unit === branches[0]?.unit ? firstId : undefined}
            type="checkbox"
            checked={rest.chosen.has(unit.id)}
            onChange={() => rest.onToggle(unit)}
          />
          <span>
            {unit.titel}
            <span className={styles.note}>{noteOf(unit, house)}</span>
          </span>
        </label>
        {below.length > 0 && <Level {...rest} branches={below} house={unit.ort} />}
      </li>
    ))}
  </ul>
)

/** ` (Zeiten wie Rathaus)`, ` (Rheinweg 18)`. */
function noteOf(unit: Unit, house: string): string {
  const sources = followedBy(unit)
  const notes = [
    sources.length > 0 ? `Zeiten wie ${sources.join(' und ')}, folgt von selbst` : '',
    unit.zeiten.length === 0 ? 'ohne Zeiten' : '',
    house !== '' && unit.ort !== '' && unit.ort !== house ? unit.ort : '',
  ].filter(Boolean)
  return notes.length > 0 ? ` (${notes.join('; ')})` : ''
}

function Wholes({ branch, onChoose }: { branch: Branch; onChoose: (units: readonly Unit[]) => void }) {
  const { titel } = branch.unit
  const [all, near] = [unitsIn(branch), sameHouse(branch)]
  return (
    <>
      {near.length > 1 && near.length < all.length && (
        <button type="button" onClick={() => onChoose(near)}>
          <span>{titel}, nur in diesem Haus</span> ({near.length})
        </button>
      )}
      <button type="button" onClick={() => onChoose(all)}>
        <span>{titel} und alles darunter</span> ({all.length})
      </button>
    </>
  )
}
