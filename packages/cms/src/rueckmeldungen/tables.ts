import type { Db } from '../store/index.ts'

/**
 * Answers to "War diese Seite hilfreich?". They contain nothing about their author, and no time finer than
 * the day.
 */
export type RueckmeldungTables = {
  rueckmeldungen: { document_id: string; tag: string; ja: number; nein: number }
  rueckmeldung_texte: {
    /** Random, so that it does not reveal the time. */
    id: string
    document_id: string
    tag: string
    /** 0 or 1. */
    hilfreich: number
    text: string
    /** 1 if an editor has marked it as done. */
    erledigt: number
  }
  /** Accounts that ordered the weekly mail. */
  rueckmeldung_abos: { account_id: string }
}

export const tablesOf = (db: Db) => db.withTables<RueckmeldungTables>()
