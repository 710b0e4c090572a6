import type { Kysely } from 'kysely'
import type { Document } from './document.ts'
import { findRevision } from './editor-reads.ts'
import type { Tables } from './tables.ts'

/** The note of a revision that publishing itself adds. */
export const ADAPTED = 'Beim Veröffentlichen angepasst'

/**
 * True if the draft is the revision that the caller saw, or the one that publishing it has made of it: the
 * call may be repeated after a lost answer.
 */
export async function standsOn(
  db: Kysely<Tables>,
  { id, draft_revision, published_revision }: Document,
  baseRevision: number | undefined,
): Promise<boolean> {
  if (baseRevision === undefined || baseRevision === draft_revision) return true
  if (baseRevision !== draft_revision - 1 || published_revision !== draft_revision) return false
  return (await findRevision(db, id, draft_revision))?.note === ADAPTED
}
