import type { Kysely } from 'kysely'
import type { AccountTables } from '../accounts/tables.ts'
import type { Tables } from '../store/tables.ts'

export type IntranetTables = {
  /** Counted for each kind, given when something is first released, and never given again. */
  intranet_nummern: { kind: string; nummer: number; document_id: string }
  /** What is released for the staff, folded, as their search looks through it. */
  intranet_worte: {
    document_id: string
    kind: string
    titel: string
    worte: string
    /** Days between which it holds, both included. */
    gilt_von: string
    gilt_bis: string
  }
  /** Who has confirmed to have read what, and which revision of it. */
  lesebestaetigungen: { document_id: string; account_id: string; revision: number; gelesen_am: string }
}

export const tablesOf = (db: Kysely<Tables>): Kysely<Tables & IntranetTables & AccountTables> =>
  db.withTables<IntranetTables & AccountTables>()

/** Days before and after all others. */
export const NO_BEGIN = ''
export const NO_END = '9999-12-31'
