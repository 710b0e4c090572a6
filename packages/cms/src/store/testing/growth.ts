import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { ok } from '../result.ts'

/** Limits the growth of an SQLite database, to simulate a full disk, and removes the limit. */
export function growthOf(database: Database) {
  const limitTo = (pages: number) =>
    database.write(async db => {
      await sql.raw(`pragma max_page_count = ${pages}`).execute(db)
      return ok(undefined)
    })
  return {
    /** Allows growth by this number of pages. */
    async byOnly(pages: number) {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read)
      await limitTo((rows[0]?.page_count ?? 0) + pages)
    },
    asItLikes: () => limitTo(1_000_000),
  }
}
