import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Collection, type Collections, formOf } from './collection.ts'
import type { Database } from './database.ts'
import { findDocumentsAfter } from './editor-reads.ts'
import type { FollowingRows } from './following-rows.ts'
import { ok, orThrow } from './result.ts'
import { rewrite } from './rewrite.ts'
import type { Tables } from './tables.ts'

/**
 * Renewal of stored content after a change of its schema. Changes by the new schema, such as a field with a
 * default, become a revision by the system; content that no longer fits stays as it is and is listed for
 * editors.
 */

/** Documents per step: few enough not to delay an editor's save. */
const AT_ONCE = 20

/** Records which kinds have to be renewed. Must run before any write. */
export async function noteKindForms(database: Database, collections: Collections): Promise<void> {
  if ((await others(database.read, collections)).length === 0) return
  await orThrow(
    database.write(async db => {
      // Checked again inside the transaction: another process may have recorded them meanwhile.
      for (const collection of await others(db, collections)) {
        const row = {
          form: formOf(collection),
          renewed_up_to: (await isThere(db, collection.kind)) ? '' : null,
        }
        await db
          .insertInto('kind_forms')
          .values({ kind: collection.kind, ...row })
          .onConflict(conflict => conflict.column('kind').doUpdateSet(row))
          .execute()
      }
      return ok(undefined)
    }),
  )
}

/** Tests whether contents have to be renewed to this program's form. */
export async function isToRenew(db: Kysely<Tables>, collections: Collections): Promise<boolean> {
  const open = await db
    .selectFrom('kind_forms')
    .select(['kind', 'form'])
    .where('renewed_up_to', 'is not', null)
    .execute()
  return open.some(({ kind, form }) => {
    const collection = Object.values(collections).find(one => one.kind === kind)
    return collection !== undefined && formOf(collection) === form
  })
}

/** Returns the kinds whose contents have another form. */
async function others(db: Kysely<Tables>, collections: Collections): Promise<Collection[]> {
  const rows = await db.selectFrom('kind_forms').selectAll().execute()
  const noted = new Map(rows.map(({ kind, form }) => [kind, form]))
  return Object.values(collections).filter(one => noted.get(one.kind) !== formOf(one))
}

/** Tests whether the kind has documents. */
const isThere = (db: Kysely<Tables>, kind: string) =>
  db.selectFrom('documents').select('id').where('kind', '=', kind).limit(1).executeTakeFirst()

/**
 * Renews the documents of each kind in small steps that record their progress: after a crash, the next start
 * continues.
 */
export async function renewContents(
  {
    database,
    collections,
    clock,
    rows: { listed, withDerived },
  }: {
    readonly database: Database
    readonly collections: Collections
    readonly clock: () => Date
    /** Rows that follow a renewed document. */
    readonly rows: FollowingRows
  },
  isClosed: () => boolean,
): Promise<void> {
  for (const collection of Object.values(collections)) {
    const upTo = (db: Kysely<Tables>) => renewedUpTo(db, collection)
    let isDone = (await upTo(database.read)) === null
    while (!isDone && !isClosed()) {
      isDone = await orThrow(
        database.write(async db => {
          const after = await upTo(db)
          if (after === null) return ok(true)
          const next = await findDocumentsAfter(db, collection.kind, after, AT_ONCE)
          for (const document of next) {
            const renewed = await rewrite(db, document, collection, { listed, now: clock() })
            const followed = renewed && (await withDerived(db, ok(renewed)))
            if (followed?.ok === false) return followed
          }
          const renewed_up_to = next.at(-1)?.id ?? null
          await db
            .updateTable('kind_forms')
            .set({ renewed_up_to })
            .where('kind', '=', collection.kind)
            .execute()
          return ok(renewed_up_to === null)
        }),
      )
      await setImmediate()
    }
  }
}

/** Returns the progress of a kind; null if it is done, or if another program has recorded another form. */
async function renewedUpTo(db: Kysely<Tables>, collection: Collection): Promise<string | null> {
  const row = await db
    .selectFrom('kind_forms')
    .select('renewed_up_to')
    .where('kind', '=', collection.kind)
    .where('form', '=', formOf(collection))
    .executeTakeFirst()
  return row?.renewed_up_to ?? null
}
