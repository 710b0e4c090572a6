import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import styles from './old-facts.module.css'
import { keptOf, keptWords, type OldFacts, type Saying } from './old-facts.ts'
import { WithValues } from './with-values.tsx'

type KeptPlacesProps = {
  old: OldFacts
  isBusy: boolean
  onOffer: (content: Saying) => void
}

/**
 * Places where an editor decided to keep the old value. The list is folded; each decision can be undone at
 * any time.
 */
export function KeptPlaces({ old, isBusy, onOffer }: KeptPlacesProps) {
  const kept = keptOf(old)
  if (kept.length === 0) return null
  return (
    <div className={styles.part}>
      <details className={styles.kept}>
        <summary>{keptWords(kept)}</summary>
        <ul role="list" className={styles.contents}>
          {kept.map(one => (
            <li key={one.id + one.stellen[0]?.alt}>
              <p className={styles.title}>
                <Link to={screenOf(one)}>{one.titel}</Link>
              </p>
              {one.stellen.map(({ feld, absatz, satz, wortlaut, ort }) => (
                <p key={`${feld} ${absatz}`} className={styles.place}>
                  <q>
                    <WithValues text={satz} values={[wortlaut]} isMarked />
                  </q>
                  <span className={styles.note}>{ort}</span>
                </p>
              ))}
              {one.schreibbar && (
                <button
                  type="button"
                  className={styles.keep}
                  aria-label={`Wieder anbieten: „${one.stellen[0]?.alt}“ in „${one.titel}“`}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && onOffer(one)}
                >
                  Wieder anbieten
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
