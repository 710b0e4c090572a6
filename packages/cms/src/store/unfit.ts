import type { Audience } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { Issue } from './collection.ts'
import type { Scope, Tables } from './tables.ts'

/** Stored contents that current rules refuse. Editors see them in a list; their public versions stay. */

export interface UnfitContent {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly audience: Audience
  readonly scope: Scope
  readonly issues: readonly Issue[]
}

export async function fitsNot(
  db: Kysely<Tables>,
  document_id: string,
  scope: Scope,
  found: readonly Issue[],
): Promise<void> {
  const issues = JSON.stringify(found)
  await db
    .insertInto('unfit')
    .values({ document_id, scope, issues })
    .onConflict(conflict => conflict.columns(['document_id', 'scope']).doUpdateSet({ issues }))
    .execute()
}

/** Removes a content from the list, because current rules accept it. */
export async function fits(db: Kysely<Tables>, document_id: string, scope: Scope): Promise<void> {
  await db.deleteFrom('unfit').where('document_id', '=', document_id).where('scope', '=', scope).execute()
}

/** Returns all such contents, or those of one document. */
export async function findUnfit(db: Kysely<Tables>, id?: string): Promise<UnfitContent[]> {
  const rows = await db
    .selectFrom('unfit')
    .innerJoin('documents', 'documents.id', 'unfit.document_id')
    .select(['unfit.document_id', 'documents.kind', 'documents.key'])
    .select(['documents.audience', 'unfit.scope', 'unfit.issues'])
    .where('documents.deleted_at', 'is', null)
    .$if(id !== undefined, some => some.where('unfit.document_id', '=', id ?? ''))
    .orderBy('documents.kind')
    .orderBy('documents.key')
    .orderBy('unfit.scope')
    .execute()
  return rows.map(({ issues, ...row }) => Object.assign(row, { issues: JSON.parse(issues) as Issue[] }))
}
