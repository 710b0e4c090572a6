import { Button } from '@rathausplatz/ui/form'
import { Signpost } from 'lucide-react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { drawingOf } from '../frame/ways.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './mending.module.css'
import type { BrokenLink } from './mending.ts'
import type { Wanted } from './use-replace.tsx'

type RedirectedEntryProps = {
  link: BrokenLink
  isBusy: boolean
  onRenew: (wanted: Wanted) => void
}

/** A redirected address: its target, and the contents that link to it, with buttons that update the links. */
export function RedirectedEntry({ link, isBusy, onRenew }: RedirectedEntryProps) {
  const { adresse, neue_adresse, stellen, weitere } = link
  const contents = [...Map.groupBy(stellen, ({ id }) => id).values()]
  const isOnlyOne = contents.length + weitere === 1
  const words = isOnlyOne ? 'Neue Adresse eintragen' : 'Neue Adresse überall eintragen'
  return (
    <li className={styles.entry}>
      <h2>{adresse}</h2>
      <p className={styles.matter}>
        <DeskIcon drawing={Signpost} />
        <span>
          leitet weiter nach <span className={styles.address}>{neue_adresse}</span>
        </span>
      </p>
      <p className={styles.where}>Steht hier:</p>
      <ul role="list" className={styles.contents}>
        {contents.map(
          ([first, ...others]) =>
            first && (
              <li key={first.id}>
                <DeskIcon drawing={drawingOf(first.art)} />
                <span>
                  <Link to={screenOf(first)}>{first.titel}</Link>
                  {[first, ...others].map(({ worte, feld, feldname }, index) => (
                    <span key={`${feld} ${index}`} className={styles.place}>
                      {worte && `„${worte}“ `}
                      <span className={styles.field}>{feldname}</span>
                    </span>
                  ))}
                </span>
                {first.aenderbar && !isOnlyOne && (
                  <button
                    type="button"
                    aria-label={`Neue Adresse eintragen, nur hier: in „${first.titel}“`}
                    aria-disabled={isBusy}
                    onClick={() => onRenew({ adresse, id: first.id })}
                  >
                    Neue Adresse eintragen, nur hier
                  </button>
                )}
              </li>
            ),
        )}
        {weitere > 0 && <li>und an {weitere} weiteren Stellen</li>}
      </ul>
      {stellen.some(({ aenderbar }) => aenderbar) && (
        <p className={styles.actions}>
          <Button
            type="button"
            look="outline"
            aria-label={`${words} statt ${adresse}`}
            aria-disabled={isBusy}
            onClick={() => onRenew({ adresse })}
          >
            {words}
          </Button>
        </p>
      )}
    </li>
  )
}
