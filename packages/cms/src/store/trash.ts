import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import type { Collection } from './collection.ts'
import { keyIsFree } from './drafts.ts'
import { unpublish } from './publishing.ts'
import { ok, type Result } from './result.ts'
import type { Document, Unpublish } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Deleting takes a document off the site, as unpublishing does and with the same questions, and puts it into the trash
 * with all its revisions. Each function is one change inside a transaction that its caller has opened.
 */

/** For so long a document can be taken out of the trash again. */
export const TRASH_DAYS = 30

export async function putIntoTrash(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: Unpublish & { readonly now: Date },
): Promise<Result<Document>> {
  const taken = await unpublish(db, document, collection, how)
  if (!taken.ok) return taken
  const { author, now } = how
  const deleted_at = now.toISOString()
  await db.updateTable('documents').set({ deleted_at }).where('id', '=', document.id).execute()
  await noteChange(db, { at: now, who: author, what: 'geloescht', document })
  return ok({ ...taken.value, deleted_at })
}

/** Comes back as a draft: to be public again is a step of its own. */
export async function takeOutOfTrash(
  db: Kysely<Tables>,
  document: Document,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<Result<Document>> {
  const { id, kind, key } = document
  const free = await keyIsFree(db, kind, key, id)
  if (!free.ok) return free
  const updated_at = now.toISOString()
  await db.updateTable('documents').set({ deleted_at: null, updated_at }).where('id', '=', id).execute()
  await noteChange(db, { at: now, who: author, what: 'zurueckgeholt', document })
  return ok({ ...document, deleted_at: null, updated_at })
}

/** Forgets what was deleted before a moment, with all its revisions. */
export async function emptyTrash(db: Kysely<Tables>, before: Date): Promise<void> {
  const gone = await db
    .selectFrom('documents')
    .select('id')
    .where('deleted_at', '<', before.toISOString())
    .orderBy('deleted_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const [index, { id }] of gone.entries()) {
    await db.deleteFrom('unfit').where('document_id', '=', id).execute()
    await db.deleteFrom('working_copies').where('document_id', '=', id).execute()
    await db.deleteFrom('document_references').where('document_id', '=', id).execute()
    await db.deleteFrom('documents').where('id', '=', id).execute()
    await db.deleteFrom('revisions').where('document_id', '=', id).execute()
    // Visitors are served meanwhile.
    if (index % 20 === 19) await setImmediate()
  }
}

/** So many a day are more than editors delete, and few enough that nobody waits. */
const MOST_AT_ONCE = 500
