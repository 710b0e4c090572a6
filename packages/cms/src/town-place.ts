import { join } from 'node:path'
import { OpenError } from './open-error.ts'
import { namesOf } from './store/postgres/names-of.ts'

/** Where a town lies: its folder, and its database where that is a server of its own. */
export interface TownPlace {
  readonly dataDir: string
  /** Address of a PostgreSQL database; without one the database is a file in the folder. */
  readonly databaseUrl?: string | undefined
}

export const databaseOf = ({ dataDir, databaseUrl }: TownPlace): string =>
  databaseUrl ?? join(dataDir, 'rathausplatz.sqlite')

/** For commands that make no town: where they looked for one in vain. */
export function noTown({ dataDir, databaseUrl }: TownPlace): OpenError {
  if (databaseUrl === undefined)
    return new OpenError(
      'datenordner-leer',
      `Hier ist noch keine Stadt: Im Ordner ${dataDir} (DATA_DIR) liegt keine Datenbank. Bitte prüfen Sie die Einstellung, oder starten Sie die Website zuerst.`,
    )
  const { host, name } = namesOf(databaseUrl)
  return new OpenError(
    'datenordner-leer',
    `Hier ist noch keine Stadt: Die Datenbank „${name}“ auf „${host}“ (DATABASE_URL) ist leer. Bitte prüfen Sie die Einstellung, oder starten Sie die Website zuerst.`,
  )
}
