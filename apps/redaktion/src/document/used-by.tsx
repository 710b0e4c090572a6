import { useState } from 'react'
import { Link } from 'react-router'
import { useKindName } from '../frame/frame-data.ts'
import { listOf } from '../frame/ways.ts'
import styles from './document.module.css'
import type { LoadedDocument } from './open-document.ts'

type Use = LoadedDocument['verwendung']

/** Documents shown at first of a longer list, so that the actions below stay in view. */
const SEEN = 5

/** Returns the documents that link here, each once with the fields that contain a link. */
export function usersOf({ oeffentlich, entwurf }: Use) {
  const users = new Map<string, { id: string; art: string; titel: string; places: string[] }>()
  for (const { id, art, titel, feldname } of [...oeffentlich, ...entwurf]) {
    const user = users.get(id) ?? { id, art, titel, places: [] }
    if (!user.places.includes(feldname)) user.places.push(feldname)
    users.set(id, user)
  }
  return [...users.values()]
}

/** Lists the documents that link here. */
export function UsedBy({ use }: { use: Use }) {
  const kindName = useKindName()
  const [isAll, setAll] = useState(false)
  const users = usersOf(use)
  const { weitere } = use
  if (users.length === 0 && weitere === 0) return null
  const isCut = !isAll && users.length > SEEN + 1
  return (
    <section aria-labelledby="verwendung">
      <h2 id="verwendung">Wird verwendet von</h2>
      <ul role="list" className={styles.usedby}>
        {(isCut ? users.slice(0, SEEN) : users).map(({ id, art, titel, places }) => (
          <li key={id}>
            <Link to={`${listOf(art)}/${id}`}>{titel}</Link>
            <span>{[kindName(art), ...places].join(', ')}</span>
          </li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          Alle {users.length} zeigen
        </button>
      )}
      {weitere > 0 && <p>und von {weitere} weiteren, die Sie nicht sehen können</p>}
    </section>
  )
}
