import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import { noteChange } from '../store/changes.ts'
import type { Database } from '../store/index.ts'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>

export type Transaction = Database['read']

export const pathOf = (datei: string) => `${medienPfad}${datei}`

export const tablesOf = (db: Transaction): Db => db.withTables<MediaTables>()

export const rowOf = (db: Transaction, datei: string) =>
  tablesOf(db).selectFrom('medien').selectAll().where('datei', '=', datei).executeTakeFirst()

/** Returns a function that writes changes of files to the change log. */
export const fileChanges =
  (clock: () => Date) =>
  (
    transaction: Transaction,
    what: 'angelegt' | 'bearbeitet' | 'geloescht' | 'zurueckgeholt',
    datei: string,
    who: string,
  ) =>
    noteChange(transaction, {
      at: clock(),
      who,
      what,
      document: { id: datei, kind: 'medium', key: pathOf(datei) },
    })
