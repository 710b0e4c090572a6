import { records, type Stadt } from '@rathausplatz/contract/records'
import type { Db } from './store/index.ts'

/**
 * Returns the published record of the town, read in the transaction of the caller, so that it waits for no
 * other. Empty if the town has not published one.
 */
export async function publishedTown(db: Db, now: Date): Promise<Partial<Stadt>> {
  const moment = now.toISOString()
  const town = await db
    .selectFrom('published')
    .select('data')
    .where('kind', '=', 'stadt')
    .where('key', '=', records.stadt.kind)
    .where('gueltig_von', '<=', moment)
    .where('gueltig_bis', '>', moment)
    .executeTakeFirst()
  return town ? (JSON.parse(town.data) as Partial<Stadt>) : {}
}
