import { join } from 'node:path'
import { OpenError } from './open-error.ts'
import { namesOf } from './store/postgres/names-of.ts'

/** The location of a town: its data folder, and the address of its database if that is a server. */
export interface TownPlace {
  readonly dataDir: string
  /** Address of a PostgreSQL database; without it, the database is a file in the folder. */
  readonly databaseUrl?: string | undefined
}

export const databaseOf = ({ dataDir, databaseUrl }: TownPlace): string =>
  databaseUrl ?? join(dataDir, 'rathausplatz.sqlite')

/** The error of commands that find no town: it names the place that was searched. */
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
