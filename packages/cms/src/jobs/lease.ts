import type { Database, Db } from '../store/index.ts'
import { tablesOf, write } from './job-rows.ts'
import type { JobsTable } from './tables.ts'

/** The lease of a run, in the row of its job. A run that lost its lease writes nothing. */

/** How long a run holds its lease without renewing it, and how long an aborted run may take to end. */
export const LEASE_MS = 15_000

export const leaseUntil = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString()

/** Whether the lease is valid. A lease that ends later than any run can get comes from a wrong clock. */
export function isHeld({ owner, lease_until }: JobsTable, now: Date): boolean {
  if (owner === null || lease_until === null) return false
  const left = Date.parse(lease_until) - now.getTime()
  return left > 0 && left <= 2 * LEASE_MS
}

/** Returns false if another run has taken over. */
export const noteMine = (
  database: Database,
  name: string,
  owner: string,
  columns: Partial<JobsTable>,
): Promise<boolean> =>
  write(database, async db => {
    const { numUpdatedRows } = await tablesOf(db)
      .updateTable('jobs')
      .set(columns)
      .where('name', '=', name)
      .where('owner', '=', owner)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

export async function requireMine(db: Db, name: string, owner: string): Promise<void> {
  const row = await tablesOf(db)
    .selectFrom('jobs')
    .select('owner')
    .where('name', '=', name)
    .executeTakeFirst()
  if (row?.owner !== owner) throw new NotItsTurn(`„${name}“ ist nicht mehr an der Reihe.`)
}

/** A run that lost its lease tried to write. */
class NotItsTurn extends Error {
  override name = 'NotItsTurn'
}
