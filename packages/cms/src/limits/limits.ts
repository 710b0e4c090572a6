import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../store/index.ts'

/** How often something may be done before its time is over. The time begins with the first. */
export type Limit = {
  readonly key: string
  readonly most: number
  readonly seconds: number
  /** How much this time counts, such as kilobytes; once, where nothing is said. */
  readonly amount?: number
}

/** A row for each limit that was begun; forgotten soon after `until` (accounts/upkeep.ts). */
export type LimitTables = { limits: { key: string; count: number; until: string } }

type Db = Kysely<LimitTables>

export const limitsIn = (db: Database['read']): Db => db.withTables<LimitTables>()

/** Seconds to wait where any of these is used up. */
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
      // Longer than it can be was counted by a clock that was ahead.
      .filter(wait => wait <= seconds),
  )
  return waits.length > 0 ? Math.max(...waits) : undefined
}

/** Counts in each of these, or in none where one is used up: then the seconds to wait. */
export async function take(db: Db, limits: readonly Limit[], now: Date): Promise<number | undefined> {
  const wait = await waitFor(db, limits, now)
  if (wait === undefined) for (const limit of limits) await count(db, limit, now)
  return wait
}

/** Takes back what was counted. */
export async function giveBack(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key, amount = 1 } of limits)
    await db
      .updateTable('limits')
      .set(eb => ({ count: eb('count', '-', amount) }))
      .where('key', '=', key)
      .where('count', '>=', amount)
      .execute()
}

/** Forgets a limit and those whose keys begin with its own and a colon. */
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
