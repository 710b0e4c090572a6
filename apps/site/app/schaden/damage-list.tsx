import { type Schaden, schadenskategorieOf } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { KeyFacts } from './facts.tsx'
import styles from './schaden.module.css'
import { DAMAGES } from './schaden-page.tsx'
import { whereOf } from './where.ts'

type DamageListProps = {
  schaeden: readonly Schaden[]
  /** Numbers of the damages on the map beside the list. */
  numbers?: ReadonlyMap<string, number> | undefined
}

/** A list of damages, each with a heading. */
export const DamageList = ({ schaeden, numbers }: DamageListProps) => (
  <ul role="list" className={styles.liste}>
    {schaeden.map(schaden => {
      const { nummer, kategorie, detailURL, grund, fotos } = schaden
      const [photo] = fotos
      const where = whereOf(schaden)
      return (
        <li key={nummer}>
          <h2 className={styles.titel}>
            {numbers?.has(nummer) && (
              <span className={styles.kartennummer} aria-hidden="true">
                {numbers.get(nummer)}
              </span>
            )}
            <Link href={detailURL}>
              {[schadenskategorieOf(kategorie).name, where].filter(Boolean).join(', ')}
            </Link>
          </h2>
          <KeyFacts schaden={schaden} />
          {grund && <p className={styles.text}>{grund}</p>}
          {photo && (
            <img src={`${DAMAGES}/${nummer}/fotos/${photo}`} alt="" loading="lazy" decoding="async" />
          )}
        </li>
      )
    })}
  </ul>
)
