import { setImmediate } from 'node:timers/promises'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import { careWhenPublished } from './care.ts'
import type { Collection } from './collection.ts'
import type { CollectionOf } from './collection-of.ts'
import { readContent, readDraft } from './content.ts'
import type { Document } from './document.ts'
import type { TakenDocument } from './document-steps.ts'
import { appendRevision, createDraft, taken } from './drafts.ts'
import { findDocument } from './editor-reads.ts'
import type { FollowingRows } from './following-rows.ts'
import { makePublic } from './publishing.ts'
import { invalid, notFound, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'
import { readWindow } from './window.ts'

/** Imports documents of another town. Runs inside a transaction of its caller. */
export async function takeAllIn(
  db: Kysely<Tables>,
  documents: readonly TakenDocument[],
  {
    collectionOf,
    rows: { listed, withDerived },
    now,
  }: { readonly collectionOf: CollectionOf; readonly rows: FollowingRows; readonly now: Date },
): Promise<Result<readonly string[]>> {
  for (const [index, document] of documents.entries()) {
    // Yields to requests of visitors.
    if (index % 10 === 9) await setImmediate()
    const collection = collectionOf(document.kind)
    if (!collection.ok) return collection
    const written = await takeIn(db, document, collection.value, { now, follow: withDerived })
    const shown = await listed(db, written, now)
    if (!shown.ok) return shown
    // The publication in the other town counts as the review.
    if (document.released && collection.value.reviewEvery) {
      const looked = berlinDay(new Date(notLater(document.released.publishedAt, now)))
      await careWhenPublished(db, shown.value, collection.value, looked)
    }
  }
  return ok(documents.map(({ id }) => id))
}

/**
 * Imports a document of another town completely: with its id, earlier revisions, public version and draft.
 * Runs inside a transaction of its caller.
 */
async function takeIn(
  db: Kysely<Tables>,
  { id, createdAt, versions, released, review, author }: TakenDocument,
  collection: Collection,
  { now, follow }: At,
): Promise<Result<Document>> {
  const known = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return taken(id, id)
  const window = readWindow(released ?? {})
  if ('issues' in window) return invalid(window.issues)

  let document: Document | undefined
  for (const [index, { data, writtenAt }] of versions.entries()) {
    const isPublic = released?.version === index
    const content = await (isPublic
      ? readContent(collection, data)
      : readDraft(collection, data, { id, now }))
    if (!content.ok) return content
    const how = { author, now, writtenAt: notLater(writtenAt, now) }
    const written: Result<Document> = document
      ? await appendRevision(db, document, content.value, { ...how, note: null })
      : await createDraft(db, content.value, { ...how, id })
    if (!written.ok) return written
    document = written.value
    if (!isPublic) continue
    const publishedAt = notLater(released.publishedAt, now)
    const out = await follow(
      db,
      await makePublic(db, document, collection, { author, window, publishedAt, now }),
    )
    if (!out.ok) return out
    document = out.value
  }
  if (!document) return notFound('Von diesem Inhalt ist nichts da')

  const last = versions.at(-1)?.writtenAt ?? createdAt
  const isDraft = document.published_revision !== document.draft_revision
  await db
    .updateTable('documents')
    .set({
      created_at: notLater(createdAt, now),
      updated_at: notLater(last, now),
      ...(isDraft ? { review } : {}),
    })
    .where('id', '=', id)
    .execute()
  const whole = await findDocument(db, id)
  return whole ? ok(whole) : notFound()
}

type At = {
  readonly now: Date
  /** Updates the derived rows. */
  readonly follow: (db: Kysely<Tables>, result: Result<Document>) => Promise<Result<Document>>
}

/**
 * Returns the moment, or now if it is in the future or invalid, because the clock of another town may be
 * wrong.
 */
const notLater = (moment: string, now: Date): string => {
  const given = Date.parse(moment)
  return new Date(Number.isNaN(given) ? now : Math.min(given, now.getTime())).toISOString()
}
