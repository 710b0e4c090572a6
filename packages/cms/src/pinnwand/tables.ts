import type { Pinnwandrubrik, Pinnwandstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Entries of the pin board. They belong to those who wrote them: no search, feed or export has them before they are public. */
export type PinnwandTables = {
  pinnwand_eintraege: {
    /** By chance: it stands in the links of mails. */
    id: string
    /** `P-7GQ2M9XD`: by which it is called, and where it stands. */
    nummer: string
    /** Of the form: sent twice it is one entry. */
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
    /** Before it was locked. */
    stand_davor: Pinnwandstand | null
    gesperrt_von: 'verfasser' | 'stadt' | null
    grund: string
    verlaengert: number
    /** 1, and one more with every change. */
    fassung: number
    angelegt_am: string
    geaendert_am: string
    freigegeben_am: string | null
    laeuft_ab_am: string | null
    /** When whoever wrote it was told that it ends soon. */
    erinnert_am: string | null
    /** When its address is to be asked to confirm it, where that has to wait. */
    bitten_am: string | null
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
  /** Somebody who answered an entry, and its author: each is written to by the town. */
  pinnwand_gespraeche: {
    id: string
    eintrag_id: string
    einreichung: string
    email: string
    name: string
    /** `gefragt`: nobody has said yet that the address is theirs. Only `bestaetigt` is ever written to by somebody. */
    stand: 'gefragt' | 'bestaetigt'
    /** What the first message says, while it waits; empty once it was handed on. */
    wartende_nachricht: string
    begonnen_am: string
    zuletzt_am: string
    /** When its address is to be asked, where that has to wait. */
    bitten_am: string | null
  }
  /** Forms whose message was handed on. */
  pinnwand_gesendet: { einreichung: string; gespraech_id: string }
}

export type Eintrag = Selectable<PinnwandTables['pinnwand_eintraege']>
export type Gespraech = Selectable<PinnwandTables['pinnwand_gespraeche']>

export const tablesOf = (db: Db) => db.withTables<PinnwandTables>()
