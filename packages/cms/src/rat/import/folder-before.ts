import { basename, resolve } from 'node:path'
import type { Database } from '../../store/index.ts'
import { putState, writeState } from './import-state.ts'
import type { RatImportTables } from './tables.ts'

/**
 * Remembers which public documents a folder has brought, so that a later table of the same folder tells what
 * is missing. The folder is known by its path, and by its name together with that of the table.
 */
export async function folderBefore(database: Database, folder: string, table: string) {
  const keys = [`ordner ${resolve(folder)}`, `ordner ${basename(resolve(folder))}/${table}`]
  const rows = await database.read
    .withTables<RatImportTables>()
    .selectFrom('rat_importe')
    .select('stand')
    .where('quelle', 'in', keys)
    .execute()
  const before = new Set(rows.flatMap(({ stand }) => stand.split(' ').filter(Boolean)))
  return {
    /** Documents of earlier tables of this folder. */
    before: before as ReadonlySet<string>,
    async note(documents: Iterable<string>): Promise<void> {
      const stand = [...documents].join(' ')
      await writeState(database, async db => {
        for (const quelle of keys) await putState(db, quelle, stand)
      })
    },
  }
}
