import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import type { MediaTables } from '../media/tables.ts'
import type { Collections } from './collection.ts'
import { findDocument } from './editor-reads.ts'
import type { FollowingRows } from './following-rows.ts'
import { isPromulgatedBy } from './frozen-files.ts'
import { ok } from './result.ts'
import { rewrite } from './rewrite.ts'
import type { Tables } from './tables.ts'

type SizedFile = { readonly path: string; readonly groesse: number }

/**
 * Contents state the size of a file beside its address. If the file is replaced, all contents that name it get a
 * new revision by the system; public ones are published again within their time window. A promulgated notice
 * keeps the version of the file that was promulgated, with its size. The size is read in the same transaction, so
 * that of two replacements at once the last one counts.
 */
export async function carrySize(
  db: Kysely<Tables>,
  datei: string,
  {
    collections,
    rows: { listed, withDerived },
    now,
  }: { readonly collections: Collections; readonly rows: FollowingRows; readonly now: Date },
): Promise<void> {
  const row = await db
    .withTables<MediaTables>()
    .selectFrom('medien')
    .select('groesse')
    .where('datei', '=', datei)
    .executeTakeFirst()
  if (!row) return
  const file = { path: `${medienPfad}${datei}`, groesse: row.groesse }
  const referring = await db
    .selectFrom('document_references')
    .select('document_id')
    .distinct()
    .where('to_path', '=', file.path)
    .orderBy('document_id')
    .execute()
  for (const { document_id } of referring) {
    const document = await findDocument(db, document_id)
    const collection = collections[document?.kind ?? '']
    if (!document || !collection) continue
    if (await isPromulgatedBy(db, document, now)) continue
    const changed = await rewrite(db, document, collection, {
      change: data => withSize(data, file),
      note: 'Größe einer ersetzten Datei',
      listed,
      now,
    })
    if (changed) await withDerived(db, ok(changed))
  }
}

/** Returns data in which each document with this address states this size. */
function withSize(data: unknown, { path, groesse }: SizedFile): unknown {
  if (Array.isArray(data)) return data.map(one => withSize(one, { path, groesse }))
  if (typeof data !== 'object' || data === null) return data
  const inside = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withSize(value, { path, groesse })]),
  )
  return inside['url'] === path && typeof inside['groesse'] === 'number' ? { ...inside, groesse } : inside
}
