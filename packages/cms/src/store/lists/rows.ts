import type { Kysely } from 'kysely'
import type { ListedDocument } from '../document.ts'
import type { Tables } from '../tables.ts'

type Row = Pick<ListedDocument, 'kind' | 'key' | 'title' | 'status'> & {
  document_id: string
  datum: string
  fields: string
}

/** Adds the columns that are only in the tables of documents and drafts. */
export async function withDrafts(
  db: Kysely<Tables>,
  rows: readonly Row[],
  wanted?: readonly string[],
): Promise<ListedDocument[]> {
  if (rows.length === 0) return []
  const drafts = await db
    .selectFrom('documents as d')
    .innerJoin('revisions as r', join =>
      join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_revision'),
    )
    .select(['d.id', 'd.review', 'd.audience', 'd.draft_revision', 'd.published_revision', 'd.gaps'])
    .select(['d.gueltig_von', 'd.gueltig_bis', 'd.created_at', 'd.updated_at', 'd.deleted_at'])
    .select('r.author')
    // Drafts may be long, so their data is read only if their fields are wanted.
    .$if(wanted !== undefined, some => some.select('r.data'))
    .where(
      'd.id',
      'in',
      rows.map(row => row.document_id),
    )
    .execute()
  const byId = new Map(drafts.map(({ data, ...draft }) => [draft.id, { draft, data }]))
  const deletedBy = await whoDeleted(
    db,
    drafts.flatMap(({ id, deleted_at }) => (deleted_at === null ? [] : [id])),
  )
  return rows.flatMap(({ document_id, datum, fields, ...row }) => {
    const found = byId.get(document_id)
    const deleted_by = deletedBy.get(document_id) ?? null
    if (!found) return []
    const { draft, data } = found
    const told = wanted && data !== undefined ? fieldsOf(data, wanted) : JSON.parse(fields)
    return [{ ...draft, ...row, datum: datum || null, deleted_by, fields: told }]
  })
}

function fieldsOf(json: string, wanted: readonly string[]): Record<string, unknown> {
  const data: unknown = JSON.parse(json)
  // The data of a draft with gaps can be of any type.
  return typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([name]) => wanted.includes(name)))
    : {}
}

/** Returns for each document the editor who deleted it last. */
async function whoDeleted(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('changes')
    .select(['document_id', 'who'])
    .where('document_id', 'in', ids)
    .where('what', '=', 'geloescht')
    .orderBy('seq')
    .execute()
  return new Map(rows.map(({ document_id, who }) => [document_id, who]))
}
