import type { Pinnwandstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Proposed entries of directories. The public entry is a document of the store. */
export type VorschlagTables = {
  verzeichnis_vorschlaege: {
    /** Random: it is part of links in mails. */
    id: string
    /** `V-7GQ2M9XD` */
    nummer: string
    /** Id of the form, so that repeated requests store one proposal. */
    einreichung: string
    /** In lower case. */
    email: string
    /** Slug of the directory. */
    verzeichnis: string
    /** The proposed data, as JSON. */
    angaben: string
    /** The data of the document when the proposal was written, as JSON; null if there was none. */
    grundlage: string | null
    stand: Pinnwandstand
    stand_davor: Pinnwandstand | null
    gesperrt_von: 'verfasser' | 'stadt' | null
    grund: string
    fassung: number
    angelegt_am: string
    geaendert_am: string
    /** Time of release; since then the author manages the document. */
    freigegeben_am: string | null
    /** The document that it changes or has become. */
    dokument: string | null
    /** The public revision before a lock withdrew it. */
    sperrfassung: number | null
    /** Its time window then, as JSON. */
    sperrfenster: string | null
    /** When the owner was last asked to check the entry. */
    gefragt_am: string | null
    /** When to ask the address for confirmation, if that is delayed. */
    bitten_am: string | null
  }
}

export type Vorschlag = Selectable<VorschlagTables['verzeichnis_vorschlaege']>

export const tablesOf = (db: Db) => db.withTables<VorschlagTables>()
