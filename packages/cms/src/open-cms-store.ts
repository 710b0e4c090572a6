import { type CmsStore, collections } from './collections/collections.ts'
import { openStore } from './store/index.ts'
import { termineMigrations } from './termine/migration.ts'
import { termineFollower } from './termine/put-termine.ts'

/** The store with every kind of record, and the tables of the other rooms that change along with it. */
export const openCmsStore = (options: { file: string; clock: () => Date }): Promise<CmsStore> =>
  openStore({ ...options, collections, followers: [termineFollower], migrations: { ...termineMigrations } })
