import type { Dokument, Vorlage } from '@rathausplatz/contract'
import { Dokumentliste, Vorlageneckdaten, Vorlageninhalt, Zurueckgenommen } from '@rathausplatz/templates/rat'
import { Link } from '@rathausplatz/ui'

type PaperProps = {
  paper: Vorlage
  heading: 'h2' | 'h3'
  /** Shown beside an agenda: its number links its own page. */
  isBeside?: boolean
  /** Files to list; its own by default. */
  files?: readonly Dokument[]
}

/** A paper: its number, its files, then its text. */
export function Paper({ paper, heading, isBeside = false, files }: PaperProps) {
  const { nummer, art, detailURL, zurueckgenommen, datei, anlagen } = paper
  const dateien = files ?? [...(datei ? [datei] : []), ...anlagen]
  return (
    <article className="rat-papier">
      <p className="rat-papierkopf">
        <span>{art}</span>{' '}
        <strong className="rat-vorlagennummer">
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
