import type { Pinnwandrubrik, Pinnwandstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/**
 * Entries of the pin board. They belong to their authors: no search, feed or export includes them before they
 * are public.
 */
export type PinnwandTables = {
  pinnwand_eintraege: {
    /** Not guessable: it is part of the keys in links of mails. */
    id: string
    /** `P-7GQ2M9XD`: public number, and part of the path. */
    nummer: string
    /** Id of the sent form: a form sent twice is one entry. */
    einreichung: string
    /** In lower case. */
    email: string
    rubrik: Pinnwandrubrik
    titel: string
    text: string
    ort: string
    name: string
    tage: number
    stand: Pinnwandstand
    /** The state before the entry was locked. */
    stand_davor: Pinnwandstand | null
    gesperrt_von: 'verfasser' | 'stadt' | null
    grund: string
    verlaengert: number
    /** Starts at 1 and grows with each change. */
    fassung: number
    angelegt_am: string
    geaendert_am: string
    freigegeben_am: string | null
    laeuft_ab_am: string | null
    /** When the author was reminded of the end. */
    erinnert_am: string | null
    /** When to send the mail that asks for confirmation, if it must wait. */
    bitten_am: string | null
    /** Ids of the unconfirmed entries that this one has replaced, with blanks between them. */
    ersetzt: string
  }
  pinnwand_meldungen: {
    id: string
    eintrag_id: string
    einreichung: string
    grund: string
    text: string
    am: string
    erledigt: number
  }
  /** A conversation between the author of an entry and a person who answered it, relayed by the town. */
  pinnwand_gespraeche: {
    id: string
    eintrag_id: string
    einreichung: string
    email: string
    name: string
    /** `gefragt`: the address is not confirmed yet. Messages are relayed only in `bestaetigt`. */
    stand: 'gefragt' | 'bestaetigt'
    /** Text of the first message while it waits; empty once it is relayed. */
    wartende_nachricht: string
    begonnen_am: string
    zuletzt_am: string
    /** When to send the mail that asks for confirmation, if it must wait. */
    bitten_am: string | null
  }
  /** Sent forms of replies, so that each reply is relayed once. */
  pinnwand_gesendet: { einreichung: string; gespraech_id: string }
}

export type Eintrag = Selectable<PinnwandTables['pinnwand_eintraege']>
export type Gespraech = Selectable<PinnwandTables['pinnwand_gespraeche']>

export const tablesOf = (db: Db) => db.withTables<PinnwandTables>()
