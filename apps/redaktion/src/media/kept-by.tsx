import type { CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listOf } from '../frame/ways.ts'
import { wayToCorrect } from '../notice/corrects.ts'
import mediaStyles from './media.module.css'
import styles from './medium-screen.module.css'
import type { Use } from './used-by.tsx'

/** Notices that were promulgated with a file, and keep that version. */
export type Kept = CallAnswer<typeof calls.redaktionMedium>['behalten']

/** Returns the uses that a replacement changes: those of promulgated notices are left out. */
export function withoutKept(use: Use, kept: Kept): Use {
  const ids = new Set(kept.map(({ id }) => id))
  const left = (places: Use['entwurf']) => places.filter(({ id }) => !ids.has(id))
  return { ...use, entwurf: left(use.entwurf), oeffentlich: left(use.oeffentlich) }
}

const isLost = ({ befund }: Kept[number]): boolean => befund === 'ersetzt'

/** Lists notices that keep a file, notices that have lost theirs, and how to correct a notice. */
export function KeptBy({ kept, id }: { kept: Kept; id: string }) {
  const whole = kept.filter(one => !isLost(one))
  const lost = kept.filter(isLost)
  return (
    <>
      {whole.length > 0 && (
        <Notices id={id} heading={headingOf(whole)} notices={whole}>
          Was verkündet ist, wird nicht mehr geändert: Datei, Prüfsumme und Tag bleiben, wie sie sind. War die
          Datei falsch, ersetzen Sie sie hier und legen dann eine Berichtigung an; sie wird mit der neuen
          Datei bekannt gemacht.
        </Notices>
      )}
      {lost.length > 0 && (
        <Notices id={`${id}-fehlt`} heading={headingOfLost(lost)} notices={lost}>
          Die Datei wurde nach der Verkündung ersetzt, und die verkündete liegt hier nicht mehr vor. Findet
          sie sich in einer Sicherung, kann sie zurückgelegt werden; sonst legen Sie eine Berichtigung an.
        </Notices>
      )}
    </>
  )
}

type NoticesProps = { id: string; heading: string; notices: Kept; children: ReactNode }

function Notices({ id, heading, notices, children }: NoticesProps) {
  return (
    <section aria-labelledby={id} className={styles.used}>
      <h3 id={id}>{heading}</h3>
      <p>{children}</p>
      <ul role="list" className={styles.places}>
        {notices.map(({ id: notice, titel, verkuendet_am, adresse, andere, befund }) => (
          <li key={`${notice} ${adresse}`}>
            <Link to={`${listOf('bekanntmachung')}/${notice}`}>{titel}</Link>
            <span className={mediaStyles.facts}>
              verkündet am {formatDate(verkuendet_am)}
              {andere && (
                <>
                  {befund === 'ersetzt' ? ', ' : ' mit einer anderen Datei, '}
                  <a href={adresse} target="_blank" rel="noreferrer">
                    {befund === 'ersetzt' ? 'was sie jetzt zeigt' : 'die verkündete ansehen'}
                  </a>
                </>
              )}
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

const headingOfLost = (lost: Kept): string =>
  `Zu ${lost.length === 1 ? 'dieser Bekanntmachung' : 'diesen Bekanntmachungen'} fehlt die verkündete Datei`

/** Returns the sentence after a replacement. */
export function keptWords(kept: Kept): string {
  if (kept.length === 0) return 'Es steht jetzt überall, wo das alte stand.'
  const isOne = kept.length === 1
  const who = isOne
    ? `Die Bekanntmachung „${kept[0]?.titel}“ behält`
    : `${kept.length} Bekanntmachungen behalten`
  if (kept.some(isLost)) return `${who} die Datei, die ${isOne ? 'sie' : 'jede'} bisher zeigt.`
  return `${who} die Datei, mit der sie verkündet ${isOne ? 'ist' : 'sind'}.`
}
