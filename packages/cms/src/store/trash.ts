import { fristen } from '@rathausplatz/contract/fristen'
import type { Kysely } from 'kysely'
import { forgetCare } from './care.ts'
import { noteChange } from './changes.ts'
import type { Collection } from './collection.ts'
import type { Document } from './document.ts'
import type { Unpublish } from './document-steps.ts'
import { keyIsFree } from './drafts.ts'
import { forgetFormerAddresses } from './former-addresses.ts'
import { forgetKeptFacts } from './kept-facts.ts'
import { forgetListing } from './listing.ts'
import { dropPreviewLinks } from './preview-links.ts'
import { ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'
import { stillLinked, unpublish } from './withdrawing.ts'

/**
 * Deleting a document withdraws it, with the same confirmations, and moves it to the trash with all its
 * revisions. Each function runs inside a transaction of its caller.
 */

/** Days for which a deleted document can be restored. */
export const TRASH_DAYS = fristen.papierkorb

export async function putIntoTrash(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: Unpublish & { readonly now: Date },
): Promise<Result<Document>> {
  if (!how.force && how.redirectTo === undefined && document.published_revision === null) {
    const linked = await stillLinked(db, document, 'entwurf')
    if (linked) return linked
  }
  const taken = await unpublish(db, document, collection, how)
  if (!taken.ok) return taken
  const { author, now } = how
  const deleted_at = now.toISOString()
  // Also sets the time of the last change, so that lists sorted by it begin with the latest deletion.
  const gone = { deleted_at, updated_at: deleted_at }
  await db.updateTable('documents').set(gone).where('id', '=', document.id).execute()
  await dropPreviewLinks(db, document.id)
  await noteChange(db, { at: now, who: author, what: 'geloescht', document })
  return ok({ ...taken.value, ...gone })
}

/** Restores a document as a draft; it has to be published again separately. */
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

/**
 * Deletes a batch of documents that were in the trash before a moment, with all revisions. Returns true if
 * more may be left.
 */
export async function emptyTrash(db: Kysely<Tables>, before: string): Promise<boolean> {
  const gone = await db
    .selectFrom('documents')
    .select('id')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { id } of gone) {
    await forgetListing(db, id)
    await forgetCare(db, id)
    await forgetKeptFacts(db, id)
    await db.deleteFrom('unfit').where('document_id', '=', id).execute()
    await db.deleteFrom('working_copies').where('document_id', '=', id).execute()
    await db.deleteFrom('document_references').where('document_id', '=', id).execute()
    await forgetFormerAddresses(db, id)
    await db.deleteFrom('documents').where('id', '=', id).execute()
    await db.deleteFrom('revisions').where('document_id', '=', id).execute()
  }
  return gone.length === MOST_AT_ONCE
}

/** Documents per batch: few enough not to delay visitors and editors. */
const MOST_AT_ONCE = 4
