import type { Kysely } from 'kysely'
import type { Document, Revision, RevisionHead, Standing } from './document.ts'
import { wholeNumber } from './page.ts'
import type { Page, RevisionsQuery } from './queries.ts'
import type { Tables } from './tables.ts'

/** Reads of documents with the data of their draft, for editors and for writes. */

/** Selects existing documents, or those in the trash. */
const withDraft = (db: Kysely<Tables>, from: 'there' | 'trash' = 'there') =>
  db
    .selectFrom('documents')
    .innerJoin('revisions', join =>
      join
        .onRef('revisions.document_id', '=', 'documents.id')
        .onRef('revisions.number', '=', 'documents.draft_revision'),
    )
    .where('documents.deleted_at', from === 'there' ? 'is' : 'is not', null)
    .selectAll('documents')
    .select(['revisions.data', 'revisions.author', 'revisions.note'])

type Row = Omit<Document, 'data'> & { data: string }

const document = (row: Row): Document => ({ ...row, data: JSON.parse(row.data) })

/** Returns a document in the trash. */
export async function findDeleted(db: Kysely<Tables>, id: string): Promise<Document | undefined> {
  const row = await withDraft(db, 'trash').where('documents.id', '=', id).executeTakeFirst()
  return row && document(row)
}

/** Returns documents in the trash, latest deletion first. */
export async function findTrash(db: Kysely<Tables>, { limit, offset = 0 }: Page): Promise<Document[]> {
  const rows = await withDraft(db, 'trash')
    .orderBy('documents.deleted_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(wholeNumber(limit))
    .offset(wholeNumber(offset))
    .execute()
  return rows.map(document)
}

export async function findDocument(db: Kysely<Tables>, id: string): Promise<Document | undefined> {
  const row = await withDraft(db).where('documents.id', '=', id).executeTakeFirst()
  return row && document(row)
}

export async function findDocumentByKey(
  db: Kysely<Tables>,
  kind: string,
  key: string,
): Promise<Document | undefined> {
  const row = await withDraft(db)
    .where('documents.kind', '=', kind)
    .where('documents.key', '=', key)
    .executeTakeFirst()
  return row && document(row)
}

export async function findDocuments(
  db: Kysely<Tables>,
  kind: string,
  { limit, offset = 0 }: Page,
): Promise<Document[]> {
  const rows = await withDraft(db)
    .where('documents.kind', '=', kind)
    .orderBy('documents.updated_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(wholeNumber(limit))
    .offset(wholeNumber(offset))
    .execute()
  return rows.map(document)
}

/** Returns documents of a kind, or of all, in the order of ids, after a given one, to iterate over them. */
export async function findDocumentsAfter(
  db: Kysely<Tables>,
  kind: string | undefined,
  after: string,
  limit: number,
): Promise<Document[]> {
  const rows = await withDraft(db)
    .$if(kind !== undefined, some => some.where('documents.kind', '=', kind ?? ''))
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(limit)
    .execute()
  return rows.map(document)
}

export async function countDocuments(db: Kysely<Tables>, kind: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findRevisions(
  db: Kysely<Tables>,
  document_id: string,
  { before, limit }: RevisionsQuery,
): Promise<RevisionHead[]> {
  return db
    .selectFrom('revisions')
    .select(['number', 'author', 'note', 'created_at'])
    .where('document_id', '=', document_id)
    .$if(before !== undefined, some => some.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .$if(limit !== undefined, some => some.limit(wholeNumber(limit ?? 0)))
    .execute()
}

export async function findRevision(
  db: Kysely<Tables>,
  document_id: string,
  number: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(['number', 'author', 'note', 'created_at', 'data'])
    .where('document_id', '=', document_id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && { ...row, data: JSON.parse(row.data) }
}

/** Returns places and titles of documents, including those in the trash. */
export async function findStandings(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('documents as d')
    .leftJoin('listings as l', 'l.document_id', 'd.id')
    .select(['d.id', 'd.kind', 'd.key', 'd.audience', 'd.deleted_at', 'l.title'])
    .where('d.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, kind, key, audience, deleted_at, title }) => [
      id,
      { kind, key, audience, title: title ?? '', isDeleted: deleted_at !== null },
    ]),
  )
}
