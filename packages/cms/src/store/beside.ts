import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { Care, stillRight } from './care.ts'
import type { CollectionOf } from './collection-of.ts'
import type { Database } from './database.ts'
import type { Document } from './document.ts'
import type { Leave } from './document-steps.ts'
import { findDocument } from './editor-reads.ts'
import { granted, withLeave } from './leave.ts'
import { notFound, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/** Changes of data beside a document, such as its responsible person or its preview links. */
export function besideDocuments({
  database,
  collectionOf,
  clock,
}: {
  readonly database: Database
  readonly collectionOf: CollectionOf
  readonly clock: () => Date
}) {
  /** Runs a change of data beside a document; the document itself stays as it is. */
  const beside = <T>(
    id: string,
    { leave = granted }: { readonly leave?: Leave | undefined },
    work: (db: Kysely<Tables>, document: Document, now: Date) => Promise<Result<T>>,
  ) =>
    database.write(async db => {
      const document = await findDocument(db, id)
      if (!document) return notFound()
      const allowed = await withLeave(db, document, leave, async () => ok(document))
      return allowed.ok ? work(db, document, clock()) : allowed
    })

  /** Runs a change of the responsible person or the review date. */
  const cared = (
    id: string,
    how: { readonly leave?: Leave | undefined },
    work: (db: Kysely<Tables>, about: Omit<Parameters<typeof stillRight>[1], 'author'>) => Promise<Care>,
  ) =>
    beside(id, how, async (db, document, now) => {
      const collection = collectionOf(document.kind)
      if (!collection.ok) return collection
      return ok(await work(db, { document, collection: collection.value, today: berlinDay(now), now }))
    })

  return { beside, cared }
}
