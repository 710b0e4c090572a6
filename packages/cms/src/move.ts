import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lockFolder } from './data-folder.ts'
import { derived } from './open-cms-store.ts'
import { OpenError } from './open-error.ts'
import { migrations } from './store/migrations/index.ts'
import { type MovedTable, moveTown } from './store/move-town.ts'
import { kindOf } from './store/open-database.ts'

/**
 * Moves the database of a town. `from` and `to` are each the path of an SQLite file or the address of a
 * PostgreSQL database. No server may run on either.
 */
export async function moveDatabase(from: string, to: string): Promise<readonly MovedTable[]> {
  if (kindOf(from) === 'sqlite' && !existsSync(from))
    throw new OpenError('datenbank-fehlt', `Die Datei ${from} gibt es nicht.`)
  const isNewFile = kindOf(to) === 'sqlite' && !existsSync(to)
  const unlock = [from, to].filter(database => kindOf(database) === 'sqlite').map(lockedWhileMoving)
  try {
    return await moveTown({ from, to, migrations, derived })
  } catch (error) {
    // Removes the half-written file.
    if (isNewFile) for (const end of ['', '-wal', '-shm']) await rm(`${to}${end}`, { force: true })
    throw error
  } finally {
    for (const one of unlock) one()
  }
}

function lockedWhileMoving(file: string): () => void {
  try {
    return lockFolder(dirname(file))
  } catch (error) {
    if (!(error instanceof OpenError) || error.code !== 'datenordner-belegt') throw error
    throw new OpenError(
      error.code,
      `Im Ordner ${dirname(file)} läuft eine Website. Bitte beenden Sie sie für den Umzug, und starten Sie sie danach mit der neuen Datenbank.`,
      error,
    )
  }
}
