import { publishedTown } from './published-town.ts'
import type { Db } from './store/index.ts'

/** How the town is called, asked in the transaction that writes it into a mail. */
export const townName = async (db: Db, now: Date): Promise<string> =>
  (await publishedTown(db, now)).name ?? ''
