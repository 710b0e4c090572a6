import { publishedTown } from '../../published-town.ts'
import type { Db } from '../../store/index.ts'
import type { Gemeinde } from './read-address.ts'

/** Name and postcode of the town, as the address of its town hall has them; undefined before it has one. */
export async function gemeindeOf(db: Db, now: Date): Promise<Gemeinde | undefined> {
  const { city = '', zip = '' } = (await publishedTown(db, now)).anschrift ?? {}
  return city === '' ? undefined : { name: city, plz: zip }
}
