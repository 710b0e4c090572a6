import type { Kysely } from 'kysely'
import type { AccountTables } from '../accounts/tables.ts'
import type { Tables } from '../store/tables.ts'

export type IntranetTables = {
  /** Counted per kind. A number is assigned at the first release and never reused. */
  intranet_nummern: { kind: string; nummer: number; document_id: string }
  /** Folded words of the documents released for the staff, for their search. */
  intranet_worte: {
    document_id: string
    kind: string
    titel: string
    worte: string
    /** First and last day of validity, both included. */
    gilt_von: string
    gilt_bis: string
  }
  /** Which account has confirmed to have read which revision of which text. */
  lesebestaetigungen: { document_id: string; account_id: string; revision: number; gelesen_am: string }
}

export const tablesOf = (db: Kysely<Tables>): Kysely<Tables & IntranetTables & AccountTables> =>
  db.withTables<IntranetTables & AccountTables>()

/** They sort before and after all real days: for documents without a first or last day of validity. */
export const NO_BEGIN = ''
export const NO_END = '9999-12-31'
