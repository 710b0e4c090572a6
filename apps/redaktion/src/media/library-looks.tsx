import { Link } from 'react-router'
import { Tick } from '../bulk/bulk-bar.tsx'
import type { Selection } from '../bulk/selection.ts'
import { when } from '../pieces/when.ts'
import styles from './library.module.css'
import mediaStyles from './media.module.css'
import { factsOf, type Medium, missingOf, screenOf } from './medium.ts'
import { Face, stepTiles, Tiles, TileWords } from './tiles.tsx'

type LookProps = { media: readonly Medium[]; selection: Pick<Selection, 'has' | 'toggle'> }

/** Files as tiles. */
export function Grid({ media, selection }: LookProps) {
  return (
    <Tiles label="Bilder und Dokumente">
      {media.map(medium => (
        <li key={medium.datei} className={styles.ticked}>
          <Link to={screenOf(medium)} className={mediaStyles.tile} onKeyDown={stepTiles}>
            <Face medium={medium} />
            <TileWords medium={medium} />
            <Missing medium={medium} />
          </Link>
          <Tick row={{ id: medium.datei, titel: medium.titel }} selection={selection} />
        </li>
      ))}
    </Tiles>
  )
}

/** Files as a list. */
export function Rows({ media, selection }: LookProps) {
  return (
    <ul role="list" aria-label="Bilder und Dokumente" className={styles.rows} data-tiles>
      {media.map(medium => (
        <li key={medium.datei} className={styles.row}>
          <Tick row={{ id: medium.datei, titel: medium.titel }} selection={selection} />
          <Face medium={medium} />
          <div>
            <Link to={screenOf(medium)} className={styles.rowlink} onKeyDown={stepTiles}>
              {medium.titel}
            </Link>
            <span className={mediaStyles.facts}>{factsOf(medium)}</span>
            <Missing medium={medium} />
          </div>
          <p className={mediaStyles.facts}>
            geändert {when(medium.geaendert_am)}
            <br />
            aufgenommen von {medium.aufgenommen_von.name}
            {medium.ordner && (
              <>
                <br />
                {medium.ordner}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Missing({ medium }: { medium: Medium }) {
  const missing = missingOf(medium)
  return missing ? <span className={styles.missing}>{missing}</span> : null
}
