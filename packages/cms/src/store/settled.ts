import type { Kysely } from 'kysely'
import type { Document } from './document.ts'
import { findRevision } from './editor-reads.ts'
import { ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/**
 * A draft that says what is public is no draft any more: what is public is that newest revision then. Visitors see the same,
 * all revisions stay, and whoever still works on an older one is told of the newer as ever.
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
