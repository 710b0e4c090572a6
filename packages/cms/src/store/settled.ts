import type { Kysely } from 'kysely'
import type { Document } from './document.ts'
import { findRevision } from './editor-reads.ts'
import { ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/**
 * Settles a draft that equals the public version: the newest revision becomes the public one, so nothing is
 * pending. Visitors see the same content as before, all revisions stay, and an editor who saves on an older
 * revision gets a conflict as usual.
 */
export async function settled(db: Kysely<Tables>, saved: Result<Document>): Promise<Result<Document>> {
  if (!saved.ok) return saved
  const { id, data, gaps, draft_revision, published_revision } = saved.value
  if (gaps > 0 || published_revision === null || published_revision === draft_revision) return saved
  const standing = await findRevision(db, id, published_revision)
  if (JSON.stringify(standing?.data) !== JSON.stringify(data)) return saved
  const now = { published_revision: draft_revision, review: 'freigegeben' } as const
  await db.updateTable('releases').set({ revision: draft_revision }).where('document_id', '=', id).execute()
  await db.updateTable('documents').set(now).where('id', '=', id).execute()
  return ok({ ...saved.value, ...now })
}
