import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { ok } from '../result.ts'

/** How far a database on SQLite may grow: a disk that is full, and one on which room was made. */
export function growthOf(database: Database) {
  const limitTo = (pages: number) =>
    database.write(async db => {
      await sql.raw(`pragma max_page_count = ${pages}`).execute(db)
      return ok(undefined)
    })
  return {
    /** By so many pages more than it has. */
    async byOnly(pages: number) {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read)
      await limitTo((rows[0]?.page_count ?? 0) + pages)
    },
    asItLikes: () => limitTo(1_000_000),
  }
}
