import { join } from 'node:path'
import { moveDatabase } from '@rathausplatz/cms'
import { asAdministrator, createDatabase, dropDatabase, startPostgres } from '../tests/postgres/server.ts'
import { removeFolder, tempFolder } from './tidy.ts'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

export const engineLabels: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** Where a town of its own lies. */
export type Place = { dataDir: string; databaseUrl: string | undefined }

/** An empty one, on SQLite. */
export const newPlace = (): Place => ({ dataDir: tempFolder(), databaseUrl: undefined })

export const removePlace = ({ dataDir }: Place): void => removeFolder(dataDir)

/**
 * Moves towns from SQLite onto PostgreSQL, which takes far less time than filling them there: onto the server that
 * `DATABASE_URL` names, in databases of our own, or onto one that is started for the run, as safe as in earnest.
 */
export async function openPostgres() {
  const given = process.env['DATABASE_URL']
  const started = given ? undefined : await startPostgres({ durable: true })
  const server = given ?? started?.address() ?? ''
  const made: string[] = []
  return {
    async moveHere({ dataDir }: Place): Promise<Place> {
      const databaseUrl = await createDatabase(server, 'template0')
      made.push(databaseUrl)
      await moveDatabase(join(dataDir, 'rathausplatz.sqlite'), databaseUrl)
      return { dataDir: tempFolder(), databaseUrl }
    },
    /** Brings up to date what the server plans its work by, as it does itself in its first minute at rest. */
    settle: ({ databaseUrl = '' }: Place) => asAdministrator(databaseUrl, 'vacuum (analyze)'),
    async close() {
      for (const one of made) await dropDatabase(server, one)
      await started?.close()
    },
  }
}
