import type { CmsStore } from '../collections/collections.ts'
import { collections } from '../collections/collections.ts'
import { namesOf } from '../editing/old-facts/find-old-facts.ts'
import { speaksOnly } from '../facts/known-facts.ts'
import { oldFacts, placesOf } from '../facts/old-facts.ts'
import type { Db } from './tables.ts'

/** Number of earlier versions of a record whose facts are compared. */
const MOST_VERSIONS = 20
const AT_ONCE = 100

/**
 * The due time of contents that wait because a record has changed: before any moment, after new publications. It
 * differs from theirs, so that two records that repeat each other do not wake each other for ever.
 */
export const WOKEN = '0'

type Released = {
  readonly id: string
  readonly kind: string
  readonly revision: number
  readonly data: unknown
}

/** Returns the public contents that state what the record said in an earlier version, or says instead now. */
export async function statingOld(store: CmsStore, record: Released): Promise<readonly string[]> {
  if (speaksOnly(record)) return []
  const heads = await store.revisions(record.id, { before: record.revision, limit: MOST_VERSIONS })
  const older = await Promise.all(heads.map(({ number }) => store.revision(record.id, number)))
  const old = oldFacts(
    older.map(version => version?.data),
    record.data,
  )
  if (old.length === 0) return []
  // What already states the new value was found too, and is right from now on.
  const next = old.flatMap(fact => (fact.neu === undefined ? [] : [{ ...fact, alt: fact.neu }]))
  const find = placesOf([...old, ...next], namesOf(record), record.data)
  const stating: string[] = []
  for (const kind of Object.keys(collections) as (keyof typeof collections)[])
    for (let offset = 0; ; offset += AT_ONCE) {
      const rows = await store.database.read
        .selectFrom('published')
        .select(['document_id', 'data'])
        .where('kind', '=', kind)
        .orderBy('document_id')
        .limit(AT_ONCE)
        .offset(offset)
        .execute()
      for (const { document_id, data } of rows)
        if (document_id !== record.id && (await find(JSON.parse(data))).length > 0) stating.push(document_id)
      if (rows.length < AT_ONCE) break
    }
  return stating
}

/** Schedules the checks of these contents, unless they are due anyway. */
export async function wakeChecks(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await db
      .updateTable('checks')
      .set({ due_at: WOKEN })
      .where('document_id', 'in', ids.slice(at, at + AT_ONCE))
      .where('due_at', '!=', '')
      .execute()
}
