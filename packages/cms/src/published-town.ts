import { records, type Stadt } from '@rathausplatz/contract/records'
import type { Db } from './store/index.ts'

/**
 * What the town says of itself, asked in the transaction that writes it down, which waits for no other. Empty before it has
 * said anything.
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
