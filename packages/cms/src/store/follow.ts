import type { Kysely } from 'kysely'
import type { Collections, Renaming } from './collection.ts'
import type { Document } from './document.ts'
import { findDocument } from './editor-reads.ts'
import type { FollowingRows } from './following-rows.ts'
import { addressOf } from './references.ts'
import { ok } from './result.ts'
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

/** Updates the references of all referring documents, with the rows that follow these. */
export async function carryReferences(
  db: Kysely<Tables>,
  { kind, from, to }: Renaming,
  {
    collections,
    rows: { listed, withDerived },
    now,
  }: {
    readonly collections: Collections
    readonly rows: FollowingRows
    readonly now: Date
  },
): Promise<void> {
  if (from === to) return
  const referring = await db
    .selectFrom('document_references')
    .select('document_id')
    .distinct()
    .where('to_path', '=', addressOf(kind, from))
    .orderBy('document_id')
    .execute()
  for (const { document_id } of referring) {
    const document = await findDocument(db, document_id)
    const collection = collections[document?.kind ?? '']
    if (!document || !collection?.follow) continue
    const changed = await rewrite(db, document, collection, {
      change: data => collection.follow?.(data, { kind, from, to }),
      note: `Verweis folgt dem Umzug von „${from}“ nach „${to}“`,
      listed,
      now,
    })
    if (changed) await withDerived(db, ok(changed))
  }
}
