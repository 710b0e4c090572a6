import type { ArchivDokument } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import { formatDate, Link, ListRow } from '@rathausplatz/ui'
import { FileLink } from '../files/file-link.tsx'
import { Choice, Tick } from '../room/choice.tsx'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'
import type { ArchiveData } from './load-archive.ts'

type ArchivePageProps = { frame: IntranetFrame; archive: ArchiveData }

/** The archive: documents below their topics, or all documents with the newest first. */
export function ArchivePage({ frame, archive: { groups, themen, chosen, today } }: ArchivePageProps) {
  const { thema, byStand, withOver } = chosen
  return (
    <IntranetPage frame={frame} title="Archiv" heading="Archiv">
      <Choice label="Archiv ordnen">
        <label>
          Thema
          <select name="thema" defaultValue={thema ?? ''}>
            <option value="">Alle Themen</option>
            {themen.map(topic => (
              <option key={topic.themen_id} value={topic.themen_id}>
                {topic.thema}
              </option>
            ))}
          </select>
        </label>
        <label>
          Ordnung
          <select name="ordnung" defaultValue={byStand ? 'stand' : ''}>
            <option value="">Nach Thema und Titel</option>
            <option value="stand">Neuester Stand zuerst</option>
          </select>
        </label>
        <Tick>
          <input type="checkbox" name="abgelaufen" defaultChecked={withOver} /> Auch nicht mehr gültige
        </Tick>
      </Choice>
      {groups.length === 0 && <p role="status">Hier stehen zurzeit keine Dokumente.</p>}
      {groups.map(({ titel, dokumente }) =>
        titel ? (
          <section key={titel} aria-label={titel} className={styles.thema}>
            <h2>{titel}</h2>
            <Documents {...{ dokumente, today }} heading="h3" />
          </section>
        ) : (
          <Documents key="alle" {...{ dokumente, today }} heading="h2" withTopic />
        ),
      )}
      {thema !== undefined && (
        <p>
          <Link href="/intranet/archiv">Alle Themen zeigen</Link>
        </p>
      )}
    </IntranetPage>
  )
}

type DocumentsProps = {
  dokumente: readonly ArchivDokument[]
  heading: 'h2' | 'h3'
  withTopic?: boolean
  today: string
}

function Documents({ dokumente, heading: Heading, withTopic = false, today }: DocumentsProps) {
  return (
    <ul role="list">
      {dokumente.map(one => (
        <ListRow
          key={`${one.thema} ${one.titel} ${one.downloadtext} ${one.stand}`}
          className={styles.dokument}
        >
          <div>
            <Heading className={styles.titel}>{one.titel}</Heading>
            <p className={styles.angaben}>
              {withTopic && <span>{one.thema}</span>}
              {one.stand && <span>Stand {formatDate(one.stand)}</span>}
              {validity(one, today) && <span>{validity(one, today)}</span>}
            </p>
          </div>
          <p>
            <FileLink href={asProtected('intranet', one.download)} groesse={one.groesse}>
              {one.downloadtext || one.titel}
            </FileLink>
          </p>
        </ListRow>
      ))}
    </ul>
  )
}

/**
 * Returns the period in which a document is valid, as far as it is set; for an expired document only its end.
 */
function validity({ gueltig_von, gueltig_bis }: ArchivDokument, today: string): string {
  if (gueltig_bis && gueltig_bis < today) return `gilt nicht mehr, seit ${formatDate(gueltig_bis)}`
  const from = gueltig_von ? `gilt ab ${formatDate(gueltig_von)}` : ''
  const until = gueltig_bis ? `gilt bis ${formatDate(gueltig_bis)}` : ''
  return [from, until].filter(Boolean).join(', ')
}
