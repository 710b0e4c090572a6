import { setImmediate } from 'node:timers/promises'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import { careWhenPublished } from './care.ts'
import type { CollectionOf } from './collection-of.ts'
import { readContent } from './content.ts'
import type { Document } from './document.ts'
import type { SeedDocument } from './document-steps.ts'
import { createDraft } from './drafts.ts'
import type { FollowingRows } from './following-rows.ts'
import { makePublic } from './publishing.ts'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'
import { readWindow } from './window.ts'

type How = {
  readonly collectionOf: CollectionOf
  readonly rows: FollowingRows
  readonly clock: () => Date
}

/** Creates documents for the seed and for imports. Runs inside a transaction of its caller. */
export async function seedAll(
  db: Kysely<Tables>,
  documents: readonly SeedDocument[],
  how: How,
): Promise<Result<readonly string[]>> {
  const ids: string[] = []
  for (const [index, document] of documents.entries()) {
    const written = await seed(db, document, how)
    if (!written.ok) return at(`Eintrag ${index + 1} (${document.kind})`, written)
    ids.push(written.value.id)
    // Yields to requests of visitors.
    if (index % 50 === 49) await setImmediate()
  }
  return ok(ids)
}

async function seed(
  db: Kysely<Tables>,
  document: SeedDocument,
  { collectionOf, rows: { listed, withDerived }, clock }: How,
): Promise<Result<Document>> {
  const now = changedAt(document, clock())
  if (!now) return invalid([{ path: 'geaendert', message: 'Bitte Datum und Uhrzeit angeben.' }])
  const { kind, data, publish: isPublic = true, id, author, note } = document
  const collection = collectionOf(kind)
  if (!collection.ok) return collection
  const content = await readContent(collection.value, data)
  if (!content.ok) return content
  const window = readWindow(document)
  if ('issues' in window) return invalid(window.issues)
  const draft = await createDraft(db, content.value, { id, author, note, now })
  if (!draft.ok || !isPublic) return listed(db, draft, now)
  const released = await makePublic(db, draft.value, collection.value, { author, window, now })
  const seeded = await listed(db, await withDerived(db, released), now)
  // A new document has no responsible person or review yet.
  if (seeded.ok && collection.value.reviewEvery)
    await careWhenPublished(db, seeded.value, collection.value, berlinDay(now))
  return seeded
}

/** Adds the position of the failed document to the message. */
const at = <T>(place: string, result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, error: { ...result.error, message: `${place}: ${result.error.message}` } }

/**
 * Returns the time of the last change of a seeded document, never later than now; undefined if it is invalid.
 */
function changedAt({ geaendert }: SeedDocument, now: Date): Date | undefined {
  if (geaendert === undefined) return now
  const moment = Date.parse(geaendert)
  return Number.isNaN(moment) ? undefined : new Date(Math.min(moment, now.getTime()))
}
