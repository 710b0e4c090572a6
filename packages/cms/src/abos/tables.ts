import type { Db } from '../store/index.ts'

/** Who is told by mail of what, without an account; and what they were told of. */
export type AboTables = {
  abos: {
    /** By chance: it stands in the links of mails. */
    id: string
    /** In lower case. */
    email: string
    /** `ergaenzt`: confirmed, and its topics went to the subscription that the address had already. */
    stand: 'wartet' | 'aktiv' | 'ergaenzt'
    /** That subscription. */
    fuer: string | null
    /** Which words were agreed to. */
    wortlaut: string
    angefragt_am: string
    bestaetigt_am: string | null
  }
  abo_themen: {
    abo_id: string
    /** `aktuelles`, `veranstaltung/rubrik:Markt`, `strasse:` and the key of a street. */
    thema: string
    /** As it was chosen. */
    titel: string
  }
  /** That somebody had agreed, when it is over. */
  abo_nachweise: {
    id: string
    pruefwert: string
    wortlaut: string
    angefragt_am: string
    bestaetigt_am: string
    beendet_am: string
  }
  /** Kinds of which all that was public before they could be subscribed to is no news. */
  abo_arten: { art: string; seit: string }
  /** Documents that were told of, or never will be. */
  abo_gemeldet: { document_id: string; art: string }
  /** What is being told just now. */
  abo_meldungen: {
    lauf: string
    document_id: string
    art: string
    titel: string
    /** In words. */
    tag: string
    satz: string
    adresse: string
    /** Those that it belongs to, as JSON. */
    themen: string
  }
}

export const tablesOf = (db: Db) => db.withTables<AboTables>()
