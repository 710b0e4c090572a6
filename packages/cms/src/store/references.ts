import type { Kysely } from 'kysely'
import type { Audience, Reference } from './collection.ts'
import type { Referrer } from './result.ts'
import type { Scope } from './store.ts'
import type { Tables } from './tables.ts'

/** Who links to whom. Kept twice: as the editor's draft has it, and as the public sees it. */

export async function replaceReferences(
  db: Kysely<Tables>,
  { id: document_id, audience }: { readonly id: string; readonly audience: Audience },
  scope: Scope,
  references: readonly Reference[],
): Promise<void> {
  await db
    .deleteFrom('document_references')
    .where('document_id', '=', document_id)
    .where('scope', '=', scope)
    .execute()
  if (references.length === 0) return
  await db
    .insertInto('document_references')
    .values(references.map(({ field, to }) => ({ document_id, scope, field, to_path: to })))
    // The same link twice in one field is one reference.
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const files = [...new Set(references.map(({ to }) => to))].filter(to => to.startsWith(FILES))
  if (audience === 'oeffentlich' || files.length === 0) return
  await db
    .insertInto('closed_files')
    .values(files.map(path => ({ path })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Below this path files are answered. */
const FILES = '/medien/'

export function findReferences(db: Kysely<Tables>, document_id: string, scope: Scope): Promise<Reference[]> {
  return db
    .selectFrom('document_references')
    .select(['field', 'to_path as to'])
    .where('document_id', '=', document_id)
    .where('scope', '=', scope)
    .orderBy('field')
    .orderBy('to_path')
    .execute()
}

export function findReferrers(db: Kysely<Tables>, path: string, scope: Scope): Promise<Referrer[]> {
  return db
    .selectFrom('document_references as link')
    .innerJoin('documents as from', 'from.id', 'link.document_id')
    .select(['link.document_id', 'from.kind', 'from.key', 'link.field'])
    .where('link.to_path', '=', path)
    .where('link.scope', '=', scope)
    .where('from.deleted_at', 'is', null)
    .orderBy('link.document_id')
    .orderBy('link.field')
    .execute()
}

/**
 * Whether everyone may see a file. One that was ever meant for others, be it in a draft of theirs, is closed for good;
 * what opens it is a public document that leads to it, and only while it does.
 */
export async function isForEveryone(db: Kysely<Tables>, path: string): Promise<boolean> {
  const closed = await db
    .selectFrom('closed_files')
    .select('path')
    .where('path', '=', path)
    .executeTakeFirst()
  if (!closed) return true
  const open = await db
    .selectFrom('document_references as link')
    .innerJoin('published', 'published.document_id', 'link.document_id')
    .select('published.document_id')
    .where('link.to_path', '=', path)
    .where('link.scope', '=', 'veroeffentlicht')
    .executeTakeFirst()
  return open !== undefined
}
