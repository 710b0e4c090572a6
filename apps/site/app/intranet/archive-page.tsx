import type { ArchivDokument } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import { formatDate, Link, ListRow } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import { FileLink } from '../files/file-link.tsx'
import { Choice, Tick } from '../room/choice.tsx'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'
import type { ArchiveData } from './load-archive.ts'

type ArchivePageProps = { frame: IntranetFrame; archive: ArchiveData }

/** The archives with their documents below their topics, one archive, or all documents, the newest first. */
export function ArchivePage({ frame, archive: { groups, themen, chosen, today } }: ArchivePageProps) {
  const { thema, archiv, byStand, withOver } = chosen
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
            {archivesOf(dokumente).map(({ key, ...one }) => (
              <Archive key={key} {...one} {...{ today, withOver }} isChosen={archiv !== undefined} />
            ))}
          </section>
        ) : (
          <ul key="alle" role="list">
            {dokumente.map(one => (
              <DocumentRow key={keyOf(one)} {...{ one, today }}>
                <h2 className={styles.titel}>{one.titel}</h2>
              </DocumentRow>
            ))}
          </ul>
        ),
      )}
      {(thema !== undefined || archiv !== undefined) && (
        <p>
          <Link href="/intranet/archiv">Alle Themen zeigen</Link>
        </p>
      )}
    </IntranetPage>
  )
}

type ArchiveOfTopic = {
  key: string
  titel: string
  archiv_id: number | undefined
  dokumente: ArchivDokument[]
}

/** Groups documents by their archive: by its number, or by its title if the CMS sends no number. */
function archivesOf(dokumente: readonly ArchivDokument[]): ArchiveOfTopic[] {
  const archives = new Map<string, ArchiveOfTopic>()
  for (const one of dokumente) {
    const key = String(one.archiv_id ?? one.titel)
    const known = archives.get(key)
    if (known) known.dokumente.push(one)
    else archives.set(key, { key, titel: one.titel, archiv_id: one.archiv_id, dokumente: [one] })
  }
  return [...archives.values()]
}

type ArchiveProps = Omit<ArchiveOfTopic, 'key'> & { today: string; withOver: boolean; isChosen: boolean }

/** An archive: its title, and its documents by their names. */
function Archive({ titel, archiv_id, dokumente, today, withOver, isChosen }: ArchiveProps) {
  const hasPage = archiv_id !== undefined && dokumente.length > 1 && !isChosen
  return (
    <section aria-label={titel} className={styles.archiv}>
      <h3 className={styles.titel}>
        {hasPage ? (
          <Link href={`/intranet/archiv?archiv=${archiv_id}${withOver ? '&abgelaufen=an' : ''}`}>
            {titel}
          </Link>
        ) : (
          titel
        )}
      </h3>
      <ul role="list">
        {dokumente.map(one => (
          <DocumentRow key={keyOf(one)} {...{ one, today }} />
        ))}
      </ul>
    </section>
  )
}

const keyOf = ({ thema, titel, downloadtext, stand }: ArchivDokument): string =>
  `${thema} ${titel} ${downloadtext} ${stand}`

type DocumentRowProps = { one: ArchivDokument; today: string; children?: ReactNode }

/** A document; with its title and topic above where these do not stand over the list. */
function DocumentRow({ one, today, children }: DocumentRowProps) {
  return (
    <ListRow className={styles.dokument}>
      <div>
        {children}
        <p className={styles.angaben}>
          {children && <span>{one.thema}</span>}
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
