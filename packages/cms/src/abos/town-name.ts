import { records } from '@rathausplatz/contract/records'
import type { Database } from '../store/index.ts'

/** How the town is called, asked in the transaction that writes it into a mail. */
export async function townName(db: Database['read'], now: Date): Promise<string> {
  const moment = now.toISOString()
  const town = await db
    .selectFrom('published')
    .select('title')
    .where('kind', '=', 'stadt')
    .where('key', '=', records.stadt.kind)
    .where('gueltig_von', '<=', moment)
    .where('gueltig_bis', '>', moment)
    .executeTakeFirst()
  return town?.title ?? ''
}
