import { publishedTown } from '../../published-town.ts'
import type { Db } from '../../store/index.ts'
import type { Gemeinde } from './read-address.ts'

/**
 * Returns name and postcode of the town from the address of its town hall; undefined if no such address is
 * set.
 */
export async function gemeindeOf(db: Db, now: Date): Promise<Gemeinde | undefined> {
  const { city = '', zip = '' } = (await publishedTown(db, now)).anschrift ?? {}
  return city === '' ? undefined : { name: city, plz: zip }
}
