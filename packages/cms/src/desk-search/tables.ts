import type { Audience } from '@rathausplatz/contract'
import type { Generated, Kysely } from 'kysely'
import type { Scope, Tables } from '../store/tables.ts'

type DeskTables = {
  desk_entries: DeskEntriesTable
  /** The names and numbers of an entry, see contacts.ts. */
  desk_contacts: { word: string; entry: number }
}

/** A draft, or a public version that differs from its draft, with the place that decides who may read it. */
interface DeskEntriesTable {
  id: Generated<number>
  document_id: string
  scope: Scope
  kind: string
  key: string
  audience: Audience
  /** Its places as JSON, see places.ts. */
  places: string
}

/** These tables beside those of the store: a hit counts only if its document may be listed. */
export const tablesOf = (db: Kysely<Tables>): Kysely<Tables & DeskTables> =>
  db as unknown as Kysely<Tables & DeskTables>
