import type { Db } from '../store/index.ts'

/** Answers to "War diese Seite hilfreich?". Nothing in them tells who gave them; the day is the finest time there is. */
export type RueckmeldungTables = {
  rueckmeldungen: { document_id: string; tag: string; ja: number; nein: number }
  rueckmeldung_texte: {
    /** By chance: it says nothing of the moment. */
    id: string
    document_id: string
    tag: string
    /** 0 or 1. */
    hilfreich: number
    text: string
    /** 1 once an editor has done with it. */
    erledigt: number
  }
  /** Who wants a mail every Monday. */
  rueckmeldung_abos: { account_id: string }
}

export const tablesOf = (db: Db) => db.withTables<RueckmeldungTables>()
