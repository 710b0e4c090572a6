import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../store/index.ts'

/** How often something may happen within a time window, which begins with the first event. */
export type Limit = {
  readonly key: string
  readonly most: number
  readonly seconds: number
  /** How much one event counts, such as kilobytes. Default: 1. */
  readonly amount?: number
}

/** One row per limit in use; deleted soon after `until` (accounts/upkeep.ts). */
export type LimitTables = { limits: { key: string; count: number; until: string } }

type Db = Kysely<LimitTables>

export const limitsIn = (db: Database['read']): Db => db.withTables<LimitTables>()

/** Returns the seconds to wait if any of these limits is used up, else undefined. */
export async function waitFor(db: Db, limits: readonly Limit[], now: Date): Promise<number | undefined> {
  const rows = await db
    .selectFrom('limits')
    .select(['key', 'count', 'until'])
    .where('key', 'in', keysOf(limits))
    .where('until', '>', now.toISOString())
    .execute()
  const waits = limits.flatMap(({ key, most, seconds }) =>
    rows
      .filter(row => row.key === key && row.count >= most)
      .map(({ until }) => Math.ceil((Date.parse(until) - now.getTime()) / 1000))
      // A wait longer than the window comes from a clock that was ahead.
      .filter(wait => wait <= seconds),
  )
  return waits.length > 0 ? Math.max(...waits) : undefined
}

/**
 * Counts one event in each of these limits and returns undefined. If any limit is used up, counts in none and
 * returns the seconds to wait.
 */
export async function take(db: Db, limits: readonly Limit[], now: Date): Promise<number | undefined> {
  const wait = await waitFor(db, limits, now)
  if (wait === undefined) for (const limit of limits) await count(db, limit, now)
  return wait
}

/** Undoes one `take` of these limits. */
export async function giveBack(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key, amount = 1 } of limits)
    await db
      .updateTable('limits')
      .set(eb => ({ count: eb('count', '-', amount) }))
      .where('key', '=', key)
      .where('count', '>=', amount)
      .execute()
}

/** Deletes the limit of a key, and the limits whose keys begin with this key and a colon. */
export async function forget(db: Db, key: string): Promise<void> {
  await db
    .deleteFrom('limits')
    .where(eb => eb.or([eb('key', '=', key), eb.and([eb('key', '>', `${key}:`), eb('key', '<', `${key};`)])]))
    .execute()
}

const keysOf = (limits: readonly Limit[]) => limits.map(({ key }) => key)

async function count(db: Db, { key, seconds, amount = 1 }: Limit, now: Date): Promise<void> {
  const until = new Date(now.getTime() + seconds * 1_000).toISOString()
  const isOver = (eb: ExpressionBuilder<LimitTables, 'limits'>) =>
    eb.or([eb('limits.until', '<=', now.toISOString()), eb('limits.until', '>', until)])
  await db
    .insertInto('limits')
    .values({ key, count: amount, until })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(eb => ({
        count: eb
          .case()
          .when(isOver(eb))
          .then(amount)
          .else(eb('limits.count', '+', amount))
          .end(),
        until: eb.case().when(isOver(eb)).then(until).else(eb.ref('limits.until')).end(),
      })),
    )
    .execute()
}
