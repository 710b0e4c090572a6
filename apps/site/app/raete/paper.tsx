import type { Dokument, Vorlage } from '@rathausplatz/contract'
import { Dokumentliste, Vorlageneckdaten, Vorlageninhalt, Zurueckgenommen } from '@rathausplatz/templates/rat'
import { Link } from '@rathausplatz/ui'
import styles from './raete.module.css'

type PaperProps = {
  paper: Vorlage
  heading: 'h2' | 'h3'
  /** It stands beside an agenda; its number leads to its own page. */
  isBeside?: boolean
  /** What belongs to it; without it, its own files. */
  files?: readonly Dokument[]
}

/** A paper to be read: its number, its files, then what it says. */
export function Paper({ paper, heading, isBeside = false, files }: PaperProps) {
  const { nummer, art, detailURL, zurueckgenommen, datei, anlagen } = paper
  const dateien = files ?? [...(datei ? [datei] : []), ...anlagen]
  return (
    <article className={styles.papier}>
      <p className={styles.papierkopf}>
        <span>{art}</span>{' '}
        <strong className={styles.vorlagennummer}>
          {isBeside ? <Link href={detailURL}>{nummer}</Link> : nummer}
        </strong>
      </p>
      {zurueckgenommen ? (
        <Zurueckgenommen was="Diese Vorlage" {...zurueckgenommen} />
      ) : (
        <>
          {dateien.length > 0 && <Dokumentliste dateien={dateien} />}
          <Vorlageneckdaten {...paper} />
          <Vorlageninhalt vorlage={paper} heading={heading} />
        </>
      )}
    </article>
  )
}
