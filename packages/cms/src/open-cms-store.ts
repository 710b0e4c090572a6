import { type CmsStore, collections } from './collections/collections.ts'
import { jobMigrations } from './jobs/tables.ts'
import { kontaktMigrations } from './kontakt/tables.ts'
import { searchFollower } from './search/follower.ts'
import { searchMigrations } from './search/migration.ts'
import type { Health } from './store/health.ts'
import { openStore } from './store/index.ts'
import { termineMigrations } from './termine/migration.ts'
import { termineFollower } from './termine/put-termine.ts'
import { verzeichnisFollower } from './verzeichnis/follower.ts'
import { verzeichnisMigrations } from './verzeichnis/tables.ts'

/** The store with every kind of record, and the tables of the other rooms that change along with it. */
export const openCmsStore = (options: {
  file: string
  clock: () => Date
  health?: Health
}): Promise<CmsStore> =>
  openStore({
    ...options,
    collections,
    followers: [termineFollower, verzeichnisFollower, searchFollower],
    migrations: {
      ...termineMigrations,
      ...verzeichnisMigrations,
      ...kontaktMigrations,
      ...searchMigrations,
      ...jobMigrations,
    },
  })
