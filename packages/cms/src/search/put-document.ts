import type { Kysely } from 'kysely'
import type { Suchbegriff } from '../collections/suchbegriff.ts'
import type { PublicDocument } from '../store/index.ts'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { ask } from './ask.ts'
import { documentText, foundKinds, livesAt, withResidents } from './document-text.ts'
import { putKeywords, removeKeywords } from './keywords.ts'
import { putEntry, removeEntry } from './write-entry.ts'

/** Brings a public document to where questions find it; inside the transaction of the caller. */
export async function putDocument(db: Kysely<Tables>, document: PublicDocument): Promise<void> {
  const { id, kind, data } = document
  if (kind === 'suchbegriff') await putKeywords(db, id, data as Suchbegriff)
  if (!foundKinds.includes(kind)) return
  await putText(db, document)
  await refreshPage(db, livesAt(kind, data))
}

/** Takes a document out that is no longer public; inside the transaction of the caller. */
export async function removeDocument(
  db: Kysely<Tables>,
  { id, kind, data }: Pick<PublicDocument, 'id' | 'kind' | 'data'>,
): Promise<void> {
  if (kind === 'suchbegriff') await removeKeywords(db, id)
  if (!foundKinds.includes(kind)) return
  await removeEntry(db, id)
  await refreshPage(db, livesAt(kind, data))
}

async function putText(db: Kysely<Tables>, document: PublicDocument): Promise<void> {
  const { id, kind, revision, data, gueltig_von, gueltig_bis } = document
  const text = documentText(kind, data)
  await putEntry(db, {
    ...(kind === 'seite' ? withResidents(text, await residentsOf(db, text.url)) : text),
    ref: id,
    kind,
    version: String(revision),
    groesse: 0,
    gueltig_von,
    gueltig_bis,
  })
}

type Row = { id: string; kind: string; revision: number; data: string; von: string; bis: string }

const COLUMNS = 'document_id as id, kind, revision, data, gueltig_von as von, gueltig_bis as bis'

/** Records that live on a page. What is public only for a time says nothing in the name of a page that always is. */
async function residentsOf(db: Kysely<Tables>, url: string): Promise<{ kind: string; data: unknown }[]> {
  const rows = await ask<Row>(
    db,
    // From the few links to the page: of all that is public most is visible for good.
    `select ${COLUMNS} from (
        select distinct document_id as linking from document_references where to_path = ? and scope = 'veroeffentlicht'
      ) cross join published on document_id = linking where gueltig_von = ? and gueltig_bis = ?`,
    [url, OPEN_BEGIN, OPEN_END],
  )
  return rows
    .map(({ kind, data }) => ({ kind, data: JSON.parse(data) as unknown }))
    .filter(({ kind, data }) => livesAt(kind, data) === url)
}

/** A page says anew what those say that live on it. */
async function refreshPage(db: Kysely<Tables>, url: string | undefined): Promise<void> {
  if (url === undefined) return
  const [row] = await ask<Row>(db, `select ${COLUMNS} from published where kind = 'seite' and key = ?`, [url])
  if (!row) return
  const { id, kind, revision, data, von, bis } = row
  await putText(db, {
    id,
    kind,
    revision,
    data: JSON.parse(data) as unknown,
    gueltig_von: von === OPEN_BEGIN ? null : von,
    gueltig_bis: bis === OPEN_END ? null : bis,
  })
}
