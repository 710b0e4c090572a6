import type { Suchbegriff } from '@rathausplatz/contract/records'
import { type Kysely, sql } from 'kysely'
import type { PublicDocument } from '../store/index.ts'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import { documentText, foundKinds, isUnlisted, livesAt, withResidents } from './document-text.ts'
import { putKeywords, removeKeywords } from './keywords.ts'
import { putEntry, removeEntry } from './write-entry.ts'

/** Indexes a public document, inside the transaction of the caller. */
export async function putDocument(db: Kysely<Tables>, document: PublicDocument): Promise<void> {
  const { id, kind, data } = document
  if (kind === 'suchbegriff') await putKeywords(db, id, data as Suchbegriff)
  if (!foundKinds.includes(kind)) return
  if (isUnlisted(kind, data)) return removeEntry(db, id)
  await putText(db, document)
  await refreshPage(db, livesAt(kind, data))
}

/** Removes a document that is no longer public, inside the transaction of the caller. */
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

/**
 * Returns the records that a page shows. Records with a time window are left out, because the page is always
 * visible.
 */
async function residentsOf(db: Kysely<Tables>, url: string): Promise<{ kind: string; data: unknown }[]> {
  // Starts from the links, which are few: most public documents have no time window, and the query planner
  // would begin with those documents.
  const { rows } = await sql<{ kind: string; data: string }>`
    select kind, data from (
      select distinct document_id as linking from document_references
        where to_path = ${url} and scope = 'veroeffentlicht'
    ) as links left join published on published.document_id = linking
      where gueltig_von = ${OPEN_BEGIN} and gueltig_bis = ${OPEN_END} order by linking
  `.execute(db)
  return rows
    .map(({ kind, data }) => ({ kind, data: JSON.parse(data) as unknown }))
    .filter(({ kind, data }) => livesAt(kind, data) === url)
}

/** Reindexes a page with the records that it shows. */
async function refreshPage(db: Kysely<Tables>, url: string | undefined): Promise<void> {
  if (url === undefined) return
  const page = await db
    .selectFrom('published')
    .select(['document_id', 'kind', 'revision', 'data', 'gueltig_von', 'gueltig_bis'])
    .where('kind', '=', 'seite')
    .where('key', '=', url)
    .executeTakeFirst()
  if (!page) return
  const { document_id: id, data, gueltig_von, gueltig_bis, ...rest } = page
  await putText(db, {
    ...rest,
    id,
    data: JSON.parse(data) as unknown,
    gueltig_von: gueltig_von === OPEN_BEGIN ? null : gueltig_von,
    gueltig_bis: gueltig_bis === OPEN_END ? null : gueltig_bis,
  })
}
