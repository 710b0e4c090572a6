import type { Kysely } from 'kysely'
import { shownOf } from './collection.ts'
import type { CollectionOf } from './collection-of.ts'
import type { AnyDerived } from './derived.ts'
import type { Document } from './document.ts'
import { putListing } from './listing.ts'
import type { Result } from './result.ts'
import type { Tables } from './tables.ts'

/** Rows that follow a document: lists for editors, and the derived rows of rooms. */
export interface FollowingRows {
  /** Updates the lists of editors, and what rooms derive from drafts, in the same transaction. */
  listed(db: Kysely<Tables>, result: Result<Document>, now: Date): Promise<Result<Document>>
  /** Updates the derived rows in the same transaction. */
  withDerived(db: Kysely<Tables>, result: Result<Document>): Promise<Result<Document>>
}

export const followingRows = ({
  collectionOf,
  derived,
  clock,
}: {
  readonly collectionOf: CollectionOf
  readonly derived: readonly AnyDerived[]
  readonly clock: () => Date
}): FollowingRows => ({
  async listed(db, result, now) {
    const collection = result.ok ? collectionOf(result.value.kind) : result
    if (!result.ok || !collection.ok) return result
    await putListing(db, result.value, collection.value, now)
    for (const rows of derived) if (rows.of === 'drafts') await rows.put(db, result.value, now)
    return result
  },

  async withDerived(db, result) {
    if (!result.ok) return result
    const collection = collectionOf(result.value.kind)
    if (!collection.ok) return collection
    const { published_revision: revision, audience, ...kept } = result.value
    const document = { ...kept, data: shownOf(collection.value, kept.data) }
    const now = clock()
    for (const rows of derived) {
      if (rows.of === 'drafts') continue
      const isTheirs = revision !== null && audience === (rows.audience ?? 'oeffentlich')
      await (isTheirs ? rows.put(db, { ...document, revision }, now) : rows.remove(db, document, now))
    }
    return result
  },
})
