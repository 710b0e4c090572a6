import { type Audience, audiences } from '@rathausplatz/contract'
import { type Kysely, sql } from 'kysely'
import type { Columns } from './collection.ts'
import type { Tables } from './tables.ts'
import { ends, type Moments, OPEN_BEGIN, OPEN_END } from './window.ts'

/**
 * The released side of the store: one row per released document, one per tag, and counts. All public reads
 * use these rows, so their cost does not depend on the number of documents.
 */

export interface Publication {
  readonly document_id: string
  readonly kind: string
  readonly audience: Audience
  readonly key: string
  readonly revision: number
  readonly data: string
  readonly form: string
  readonly columns: Columns
  readonly window: Moments
  readonly publishedAt: string
}

/**
 * Sort value of documents without `sortierung`: after all others, and small enough for an integer of either
 * engine.
 */
export const UNSORTED = 2_147_483_647

export async function putPublication(db: Kysely<Tables>, publication: Publication): Promise<void> {
  const { document_id, kind, audience, key, revision, data, form, columns, window, publishedAt } = publication
  await removePublication(db, document_id)

  const listed = {
    document_id,
    kind,
    audience,
    datum_von: columns.datum_von ?? '',
    sortierung: columns.sortierung ?? UNSORTED,
    gueltig_von: window.gueltig_von ?? OPEN_BEGIN,
    gueltig_bis: window.gueltig_bis ?? OPEN_END,
    ended: 0,
  }
  await db
    .insertInto('releases')
    .values({ ...listed, key, revision, title: columns.title, data, form, published_at: publishedAt })
    .execute()
  const tags = [...new Set(columns.tags)]
  if (tags.length > 0) {
    await db
      .insertInto('release_tags')
      .values(tags.map(tag => ({ ...listed, tag })))
      .execute()
  }
  await countUp(db, { kind, audience }, ['', ...tags], 1)
}

export async function removePublication(db: Kysely<Tables>, document_id: string): Promise<void> {
  const row = await db
    .selectFrom('releases')
    .select(['kind', 'audience', 'ended'])
    .where('document_id', '=', document_id)
    .executeTakeFirst()
  if (!row) return
  if (row.ended === 0) await countUp(db, row, ['', ...(await tagsOf(db, document_id))], -1)
  await db.deleteFrom('release_tags').where('document_id', '=', document_id).execute()
  await db.deleteFrom('releases').where('document_id', '=', document_id).execute()
}

async function tagsOf(db: Kysely<Tables>, document_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('release_tags')
    .select('tag')
    .where('document_id', '=', document_id)
    .execute()
  return rows.map(row => row.tag)
}

async function countUp(
  db: Kysely<Tables>,
  { kind, audience }: Pick<Publication, 'kind' | 'audience'>,
  tags: readonly string[],
  by: 1 | -1,
): Promise<void> {
  await db
    .insertInto('release_counts')
    .values(tags.map(tag => ({ kind, audience, tag, count: by })))
    .onConflict(conflict =>
      conflict.columns(['audience', 'kind', 'tag']).doUpdateSet({ count: sql`release_counts.count + ${by}` }),
    )
    .execute()
}

/**
 * Time between the end of a document and the moment when it is set aside: longer than the error of any
 * server's clock.
 */
const GRACE_MS = 7 * 24 * 3600 * 1000

/**
 * Marks expired documents so that lists skip them. Reads check the window themselves, so this is only a
 * speed-up: years of expired notices would slow down reading the few current ones. If the clock is set back,
 * documents return at the next publication. Handles a small batch; returns whether there were any.
 */
export async function setAside(db: Kysely<Tables>, kind: string, now: Date): Promise<boolean> {
  const limit = new Date(now.getTime() - GRACE_MS).toISOString()
  const moved = (ended: 0 | 1) =>
    db
      .selectFrom('releases')
      .select(['document_id', 'kind', 'audience'])
      // Names all audiences, because the index of ends begins with the audience.
      .where('audience', 'in', audiences)
      .where('kind', '=', kind)
      .where('ended', '=', 1 - ended)
      .where(ends('gueltig_bis'))
      .where('gueltig_bis', ended ? '<=' : '>', limit)
      .limit(20)
      .execute()

  let isMoved = false
  for (const ended of [0, 1] as const) {
    for (const { document_id, ...row } of await moved(ended)) {
      isMoved = true
      await countUp(db, row, ['', ...(await tagsOf(db, document_id))], ended ? -1 : 1)
      await db.updateTable('releases').set({ ended }).where('document_id', '=', document_id).execute()
      await db.updateTable('release_tags').set({ ended }).where('document_id', '=', document_id).execute()
    }
  }
  return isMoved
}
