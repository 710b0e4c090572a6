import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

/** For who only looks: throws if the database has another form than this program. */
export async function requireMigrated(
  db: Kysely<Tables>,
  all: Readonly<Record<string, Migration>>,
): Promise<void> {
  const done = await namesOfDone(db)
  refuseNewer(done, all)
  if (!Object.keys(all).every(name => done.includes(name)))
    throw new Error(
      'Die Datenbank hat noch eine ältere Form. Bitte zuerst den Server dieser Version starten.',
    )
}

function refuseNewer(done: readonly string[], all: Readonly<Record<string, Migration>>): void {
  const unknown = done.find(name => !(name in all))
  if (unknown === undefined) return
  throw new Error(
    `Die Datenbank stammt aus einer neueren Version dieses Programms (Stand "${unknown}"). ` +
      'Bitte die neuere Version starten oder eine Sicherung von vor der Aktualisierung einspielen.',
  )
}

/**
 * Brings the database to the state of this program. All pending migrations run in one transaction: killed half-way,
 * the next start finds the old state and runs them again.
 */
export async function migrate(db: Kysely<Tables>, all: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...all }) } })
  const done = await namesOfDone(db)
  refuseNewer(done, all)
  // Asked first, so that an ordinary start writes nothing and does not wait for anyone's lock.
  if (Object.keys(all).every(name => done.includes(name))) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function namesOfDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(row => row.name)
}
