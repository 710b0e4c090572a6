import type { Kysely } from 'kysely'
import type { Collections, Renaming } from './collection.ts'
import type { Document } from './document.ts'
import { findDocument } from './editor-reads.ts'
import { addressOf } from './references.ts'
import { rewrite } from './rewrite.ts'
import type { Tables } from './tables.ts'

/**
 * Content refers to other documents by key. If a key changes, all referring documents get a new revision by
 * the system in the same transaction; public ones are published again within their time window.
 */

/** Returns the key by which others refer to a document: the public one, otherwise that of its draft. */
export async function calledKey(
  db: Kysely<Tables>,
  { id, key }: Pick<Document, 'id' | 'key'>,
): Promise<string> {
  const released = await db
    .selectFrom('releases')
    .select('key')
    .where('document_id', '=', id)
    .executeTakeFirst()
  return released?.key ?? key
}

/**
 * Updates the references of all referring documents. Documents whose public version has changed are passed to
 * `follow`.
 */
export async function carryReferences(
  db: Kysely<Tables>,
  { kind, from, to }: Renaming,
  {
    collections,
    follow,
    now,
  }: {
    readonly collections: Collections
    readonly follow: (db: Kysely<Tables>, document: Document) => Promise<unknown>
    readonly now: Date
  },
): Promise<void> {
  if (from === to) return
  const rows = await db
    .selectFrom('document_references')
    .select('document_id')
    .distinct()
    .where('to_path', '=', addressOf(kind, from))
    .orderBy('document_id')
    .execute()
  for (const { document_id } of rows) {
    const document = await findDocument(db, document_id)
    const collection = collections[document?.kind ?? '']
    if (!document || !collection?.follow) continue
    const changed = await rewrite(db, document, collection, {
      change: data => collection.follow?.(data, { kind, from, to }),
      note: `Verweis folgt dem Umzug von „${from}“ nach „${to}“`,
      now,
    })
    if (changed) await follow(db, changed)
  }
}
