import type { Database } from '../../store/index.ts'
import { dropState, putState, writeState } from './import-state.ts'
import type { RatReport } from './report.ts'
import type { RatImportTables } from './tables.ts'

/**
 * Key of the checkpoint of an address, with the version of the rules: if the rules for what is public change,
 * everything is read again.
 */
const keyOf = (address: string) => `${address} (12)`

/** Returns the address in the key of a checkpoint of any version. */
export const addressInKey = (key: string): string => key.replace(/ \(\d+\)$/, '')

/** Returns until when everything was read at this address; undefined if the next run reads everything. */
export async function standOf(database: Database, address: string): Promise<string | undefined> {
  const row = await database.read
    .withTables<RatImportTables>()
    .selectFrom('rat_importe')
    .select('stand')
    .where('quelle', '=', keyOf(address))
    .executeTakeFirst()
  return row?.stand
}

type Run = { begun: string; isWhole: boolean; missed: number; mustReadAll: boolean; report: RatReport }

/**
 * Stores the checkpoint if everything was read and fetched; otherwise the next run asks for the same again.
 * Deletes it if the next run must read everything: unread or missing objects did not change there and would
 * not be listed otherwise.
 */
export async function noteStand(
  database: Database,
  address: string,
  { begun, isWhole, missed, mustReadAll, report }: Run,
): Promise<void> {
  const isAllRead = isWhole && missed === 0
  if (!isAllRead)
    report.hinweise.push('Nicht alles war zu bekommen. Der nächste Lauf fragt noch einmal danach.')
  if (mustReadAll) return writeState(database, db => dropState(db, keyOf(address)))
  if (isAllRead) return writeState(database, db => putState(db, keyOf(address), begun))
}
