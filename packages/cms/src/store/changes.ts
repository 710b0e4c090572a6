import type { Kysely, Selectable } from 'kysely'
import { wholeNumber } from './page.ts'
import type { ChangesTable, Tables } from './tables.ts'

/**
 * What was done, by whom and when: written in the transaction that does it, so it tells of everything that happened and
 * of nothing that did not. The record of who changed what, and where others learn of changes they did not make.
 */
export type Change = Selectable<ChangesTable>

/** Changes that came after one that is known already. */
export type ChangesQuery = {
  readonly after?: number | undefined
  readonly limit: number
  /** Default: the oldest first. */
  readonly newestFirst?: boolean | undefined
}

export async function noteChange(
  db: Kysely<Tables>,
  {
    at,
    who,
    what,
    document,
    oldKey = null,
    note = null,
  }: {
    at: Date
    who: string
    what: Change['what']
    document: { readonly id: string; readonly kind: string; readonly key: string }
    oldKey?: string | null
    note?: string | null
  },
): Promise<void> {
  const { id: document_id, kind, key } = document
  const old_key = oldKey === key ? null : oldKey
  await db
    .insertInto('changes')
    .values({ at: at.toISOString(), who, what, kind, document_id, key, old_key, note })
    .execute()
}

export const findChanges = (
  db: Kysely<Tables>,
  { after = 0, limit, newestFirst = false }: ChangesQuery,
): Promise<Change[]> =>
  db
    .selectFrom('changes')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq', newestFirst ? 'desc' : 'asc')
    .limit(wholeNumber(limit))
    .execute()

/** Forgets what was done before a moment; for the job that knows how long it may be kept. */
export async function forgetChanges(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('changes').where('at', '<', before.toISOString()).execute()
}
