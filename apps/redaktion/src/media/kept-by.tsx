import type { CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import { Link } from 'react-router'
import { listOf } from '../frame/ways.ts'
import { wayToCorrect } from '../notice/corrects.ts'
import styles from './media.module.css'
import type { Use } from './used-by.tsx'

/** Notices that were promulgated with a file, and keep it as it was then. */
export type Kept = CallAnswer<typeof calls.redaktionMedium>['behalten']

/** Where a replacement is seen: what was promulgated is left out. */
export function withoutKept(use: Use, kept: Kept): Use {
  const ids = new Set(kept.map(({ id }) => id))
  const left = (places: Use['entwurf']) => places.filter(({ id }) => !ids.has(id))
  return { ...use, entwurf: left(use.entwurf), oeffentlich: left(use.oeffentlich) }
}

/** Which notices keep which file, and how something that was wrong is put right. */
export function KeptBy({ kept, id }: { kept: Kept; id: string }) {
  if (kept.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.used}>
      <h3 id={id}>{headingOf(kept)}</h3>
      <p>
        Was verkündet ist, wird nicht mehr geändert: Datei, Prüfsumme und Tag bleiben, wie sie sind. War die
        Datei falsch, ersetzen Sie sie hier und legen dann eine Berichtigung an; sie wird mit der neuen Datei
        bekannt gemacht.
      </p>
      <ul role="list" className={styles.places}>
        {kept.map(({ id: notice, titel, verkuendet_am, adresse, andere, befund }) => (
          <li key={`${notice} ${adresse}`}>
            <Link to={`${listOf('bekanntmachung')}/${notice}`}>{titel}</Link>
            <span className={styles.facts}>
              verkündet am {formatDate(verkuendet_am)}
              {andere && (
                <>
                  {' '}
                  mit einer anderen Datei,{' '}
                  <a href={adresse} target="_blank" rel="noreferrer">
                    die verkündete ansehen
                  </a>
                </>
              )}
              {befund === 'ersetzt' && ', danach ersetzt: Die verkündete Datei liegt nicht mehr vor'}
            </span>
            <Link to={wayToCorrect(notice)} aria-label={`Berichtigung anlegen zu „${titel}“`}>
              Berichtigung anlegen
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const headingOf = (kept: Kept): string =>
  kept.length === 1
    ? 'Diese Bekanntmachung behält die Datei, mit der sie verkündet ist'
    : 'Diese Bekanntmachungen behalten die Datei, mit der sie verkündet sind'

/** In one sentence, after a replacement. */
export function keptWords(kept: Kept): string {
  if (kept.length === 0) return 'Es steht jetzt überall, wo das alte stand.'
  const who =
    kept.length === 1
      ? `Die Bekanntmachung „${kept[0]?.titel}“ behält`
      : `${kept.length} Bekanntmachungen behalten`
  return `${who} die Datei, mit der sie verkündet ${kept.length === 1 ? 'ist' : 'sind'}.`
}
