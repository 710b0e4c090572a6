import type { Dokument, Vorlage } from '@rathausplatz/contract'
import { Dokumentliste, Vorlageneckdaten, Vorlageninhalt, Zurueckgenommen } from '@rathausplatz/templates/rat'
import { Link } from '@rathausplatz/ui'

type PaperProps = {
  paper: Vorlage
  heading: 'h2' | 'h3'
  /** True if the paper is shown beside an agenda: its number then links the page of the paper. */
  isBeside?: boolean
  /** Files to list; by default those of the paper. */
  files?: readonly Dokument[]
}

/** A paper: first its number and its files, then its text. */
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
