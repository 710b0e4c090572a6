import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { OpenError } from '../open-error.ts'
import type { Tables } from './tables.ts'

/** Tests whether all migrations have run. Throws if the database is of a newer program. */
export async function isMigrated(
  db: Kysely<Tables>,
  all: Readonly<Record<string, Migration>>,
): Promise<boolean> {
  const done = await namesOfDone(db)
  refuseNewer(done, all)
  return isAll(done, all)
}

const isAll = (done: readonly string[], all: Readonly<Record<string, Migration>>): boolean =>
  Object.keys(all).every(name => done.includes(name))

/**
 * Throws if the database is empty or has another schema than this program, for commands that change no
 * schema.
 */
export async function requireMigrated(
  db: Kysely<Tables>,
  all: Readonly<Record<string, Migration>>,
): Promise<void> {
  const done = await namesOfDone(db)
  if (done.length === 0) throw new OpenError('datenordner-leer', 'In der Datenbank ist noch keine Stadt.')
  refuseNewer(done, all)
  if (!isAll(done, all))
    throw new OpenError(
      'datenbank-aelter',
      'Die Datenbank hat noch eine ältere Form. Bitte zuerst den Server dieser Version starten.',
    )
}

function refuseNewer(done: readonly string[], all: Readonly<Record<string, Migration>>): void {
  const unknown = done.find(name => !(name in all))
  if (unknown === undefined) return
  throw new OpenError(
    'datenbank-neuer',
    `Die Datenbank stammt aus einer neueren Version dieses Programms (Stand "${unknown}"). ` +
      'Bitte die neuere Version starten oder eine Sicherung von vor der Aktualisierung einspielen.',
  )
}

/**
 * Migrates the database to the schema of this program. All pending migrations run in one transaction: after a
 * crash, the next start runs them again from the old state.
 */
export async function migrate(db: Kysely<Tables>, all: Readonly<Record<string, Migration>>): Promise<void> {
  // Checked before any lock is taken, so that a regular start writes nothing and does not wait.
  if (await isMigrated(db, all)) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...all }) } })
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
