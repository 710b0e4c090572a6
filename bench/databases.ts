import { join } from 'node:path'
import { moveDatabase } from '@rathausplatz/cms'
import { asAdministrator, createDatabase, dropDatabase, startPostgres } from '../tests/postgres/server.ts'
import { removeFolder, tempFolder } from './tidy.ts'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

export const engineLabels: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** Data folder and database of one town. */
export type Place = { dataDir: string; databaseUrl: string | undefined }

/** Returns an empty place, on SQLite. */
export const newPlace = (): Place => ({ dataDir: tempFolder(), databaseUrl: undefined })

export const removePlace = ({ dataDir }: Place): void => removeFolder(dataDir)

/**
 * Moves towns from SQLite to PostgreSQL, which takes far less time than filling them there. Uses databases of
 * its own on the server that `DATABASE_URL` names, or starts a server that is as durable as in production.
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
    /** Updates the statistics of the query planner, as the server itself does in its first idle minute. */
    settle: ({ databaseUrl = '' }: Place) => asAdministrator(databaseUrl, 'vacuum (analyze)'),
    async close() {
      for (const one of made) await dropDatabase(server, one)
      await started?.close()
    },
  }
}
