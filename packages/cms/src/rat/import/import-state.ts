import type { Kysely } from 'kysely'
import type { Database } from '../../store/index.ts'
import { ok, orThrow } from '../../store/result.ts'
import type { RatImportTables } from './tables.ts'

/** Runs a write in the tables of the imports. */
export const writeState = (
  database: Database,
  write: (db: Kysely<RatImportTables>) => Promise<void>,
): Promise<void> =>
  orThrow(
    database.write(async transaction => {
      await write(transaction.withTables<RatImportTables>())
      return ok(undefined)
    }),
  )

export async function putState(db: Kysely<RatImportTables>, quelle: string, stand: string): Promise<void> {
  await db
    .insertInto('rat_importe')
    .values({ quelle, stand })
    .onConflict(conflict => conflict.column('quelle').doUpdateSet({ stand }))
    .execute()
}

export async function dropState(db: Kysely<RatImportTables>, quelle: string): Promise<void> {
  await db.deleteFrom('rat_importe').where('quelle', '=', quelle).execute()
}
