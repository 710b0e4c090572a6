import type { Db } from '../store/index.ts'

/**
 * What a mail says about an emergency or an urgent notice: that it began, changed, ended or expired. `gesenkt`:
 * an emergency is an urgent notice now.
 */
export type Notfall =
  | 'beginn'
  | 'stand'
  | 'ende'
  | 'abgelaufen'
  | 'dringend'
  | 'dringend-stand'
  | 'gesenkt'
  | 'dringend-ende'
  | 'dringend-abgelaufen'

/** The subscriptions by mail, and the documents that were announced. */
export type AboTables = {
  abos: {
    /** Random: it is part of the links in mails. */
    id: string
    /** In lower case. */
    email: string
    /** `ergaenzt`: confirmed, and its topics were added to the active subscription of the address. */
    stand: 'wartet' | 'aktiv' | 'ergaenzt'
    /** The id of the active subscription that got the topics. */
    fuer: string | null
    /** The version of the wording of the consent. */
    wortlaut: string
    angefragt_am: string
    bestaetigt_am: string | null
    /** When the mail that asks for the consent is due; null if none is due. */
    bitten_am: string | null
  }
  abo_themen: {
    abo_id: string
    /** `aktuelles`, `veranstaltung/rubrik:Markt`, `strasse:` and the key of a street. */
    thema: string
    /** The title when it was chosen. */
    titel: string
  }
  /** Proofs of consent for ended subscriptions. */
  abo_nachweise: {
    id: string
    pruefwert: string
    wortlaut: string
    angefragt_am: string
    bestaetigt_am: string
    beendet_am: string
  }
  /** Mails to a subscriber that did not arrive, each with its day, and 1 if the address is to blame. */
  abo_fehlschlaege: { mail_id: string; abo_id: string; tag: string; zaehlt: 0 | 1 }
  /** Kinds with the moment since when their content is announced. */
  abo_arten: { art: string; seit: string }
  /** Documents that were announced, or never will be. */
  abo_gemeldet: {
    document_id: string
    art: string
    /** For a notice that is sent at once: its public key, which changes with its words, and its end. */
    fassung: string | null
    /** For an emergency or an urgent notice: what was announced, as JSON. */
    notfall: string | null
  }
  /** The announcements of the present run. */
  abo_meldungen: {
    lauf: string
    document_id: string
    art: string
    titel: string
    /** In words. */
    tag: string
    satz: string
    adresse: string
    /** The topics of the document, as JSON. */
    themen: string
    notfall: Notfall | null
  }
}

export const tablesOf = (db: Db) => db.withTables<AboTables>()
