import type { Kysely } from 'kysely'
import type { Collection } from './collection.ts'
import type { Document } from './document.ts'
import type { TakenDocument } from './document-steps.ts'
import { appendRevision, createDraft, readContent, readDraft, taken } from './drafts.ts'
import { findDocument } from './editor-reads.ts'
import { makePublic } from './publishing.ts'
import { invalid, notFound, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'
import { readWindow } from './window.ts'

/**
 * Imports a document of another town completely: with its id, earlier revisions, public version and draft.
 * Runs inside a transaction of its caller.
 */
export async function takeIn(
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
export const notLater = (moment: string, now: Date): string => {
  const given = Date.parse(moment)
  return new Date(Number.isNaN(given) ? now : Math.min(given, now.getTime())).toISOString()
}
