import { records } from '@rathausplatz/contract/records'
import type { Database } from '../../store/index.ts'
import type { Gemeinde } from './read-address.ts'

/** How the town is called in addresses, as that of its town hall says; undefined before it has said so. */
export async function gemeindeOf(db: Database['read'], now: Date): Promise<Gemeinde | undefined> {
  const moment = now.toISOString()
  const town = await db
    .selectFrom('published')
    .select('data')
    .where('kind', '=', 'stadt')
    .where('key', '=', records.stadt.kind)
    .where('gueltig_von', '<=', moment)
    .where('gueltig_bis', '>', moment)
    .executeTakeFirst()
  if (!town) return undefined
  const { anschrift } = JSON.parse(town.data) as { anschrift?: { zip?: string; city?: string } }
  const { zip = '', city = '' } = anschrift ?? {}
  return city === '' ? undefined : { name: city, plz: zip }
}
