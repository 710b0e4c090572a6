import { publishedTown } from './published-town.ts'
import type { Db } from './store/index.ts'

/** Returns the name of the town, for a mail, read in the transaction that writes it. */
export const townName = async (db: Db, now: Date): Promise<string> =>
  (await publishedTown(db, now)).name ?? ''
