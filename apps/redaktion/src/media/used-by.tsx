import type { CallAnswer, calls } from '@rathausplatz/contract'
import { Link } from 'react-router'
import { useKindName } from '../frame/frame-data.ts'
import { listOf } from '../frame/ways.ts'
import styles from './media.module.css'
import mediumStyles from './medium-screen.module.css'

/** Uses of a file. */
export type Use = CallAnswer<typeof calls.redaktionMedium>['verwendung']
type Place = Use['entwurf'][number] & { isPublic: boolean; isDraft: boolean }

export const isUsed = ({ entwurf, oeffentlich, weitere }: Use): boolean =>
  entwurf.length + oeffentlich.length + weitere > 0

/** Returns each document once per field, with drafts and public revisions merged. */
export function placesOf({ entwurf, oeffentlich }: Use): readonly Place[] {
  const places = new Map<string, Place>()
  const note = (those: Use['entwurf'], what: 'isDraft' | 'isPublic') => {
    for (const place of those) {
      const key = `${place.id} ${place.feld}`
      const known = places.get(key) ?? { ...place, isDraft: false, isPublic: false }
      places.set(key, { ...known, [what]: true })
    }
  }
  note(oeffentlich, 'isPublic')
  note(entwurf, 'isDraft')
  return [...places.values()]
}

type UsedByProps = {
  use: Use
  /** Names typed sizes that differ from this one; with null, which is no size yet, all of them. */
  size?: string | null
}

/** Lists the places that use a file, and the sizes that are typed there. */
export function UsedBy({ use, size }: UsedByProps) {
  const kindName = useKindName()
  const places = placesOf(use)
  if (!isUsed(use)) return <p className={styles.facts}>Noch nirgends: Kein Inhalt verwendet diese Datei.</p>
  return (
    <>
      {places.length > 0 && (
        <ul role="list" className={mediumStyles.places}>
          {places.map(({ id, art, schluessel, titel, feld, feldname, groesse, isPublic, isDraft }) => (
            <li key={`${id} ${feld}`}>
              <Link to={`${listOf(art)}/${id}`}>{titel}</Link>
              <span className={styles.facts}>
                {kindName(art)} {schluessel.startsWith('/') ? schluessel : ''}, {feldname},{' '}
                {statedBy(isPublic, isDraft)}
              </span>
              {groesse !== undefined && size !== undefined && !isSameSize(groesse, size) && (
                <strong className={styles.facts}>
                  Hier steht von Hand „{groesse}“. Bitte dort ändern, wenn es nicht mehr stimmt.
                </strong>
              )}
            </li>
          ))}
        </ul>
      )}
      {use.weitere > 0 && (
        <p className={styles.facts}>
          {places.length > 0 ? 'Dazu ' : ''}
          {use.weitere === 1
            ? 'eine Stelle, die zum Bereich von anderen gehört.'
            : `${use.weitere} Stellen, die zum Bereich von anderen gehören.`}
        </p>
      )}
    </>
  )
}

/** A typed size may have other spaces and a decimal point. */
const isSameSize = (typed: string, size: string | null): boolean => {
  const bare = (text: string) => text.replaceAll(/\s/g, '').replace('.', ',').toLowerCase()
  return size !== null && bare(typed) === bare(size)
}

function statedBy(isPublic: boolean, isDraft: boolean): string {
  if (isPublic && isDraft) return 'öffentlich'
  return isPublic ? 'öffentlich, im Entwurf schon heraus' : 'im Entwurf, noch nicht öffentlich'
}
