import type { Pinnwandstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Entries of directories as their owners propose them. What stands in the directory is a document of the store. */
export type VorschlagTables = {
  verzeichnis_vorschlaege: {
    /** By chance: it stands in the links of mails. */
    id: string
    /** `V-7GQ2M9XD` */
    nummer: string
    /** Of the form: sent twice it is one proposal. */
    einreichung: string
    /** In lower case. */
    email: string
    /** Kennung of the directory. */
    verzeichnis: string
    /** What is proposed, as JSON. */
    angaben: string
    /** What the document said when that was written, as JSON; `null` where there was none. */
    grundlage: string | null
    stand: Pinnwandstand
    stand_davor: Pinnwandstand | null
    gesperrt_von: 'verfasser' | 'stadt' | null
    grund: string
    fassung: number
    angelegt_am: string
    geaendert_am: string
    /** Once it was released, whoever proposed it looks after the document. */
    freigegeben_am: string | null
    /** The document that it changes, or became. */
    dokument: string | null
    /** The revision that was public when a lock withdrew it. */
    sperrfassung: number | null
    /** For which time it was public then, as JSON. */
    sperrfenster: string | null
    /** When its owner was last asked whether all is still right. */
    gefragt_am: string | null
    /** When its address is to be asked to confirm it, where that has to wait. */
    bitten_am: string | null
  }
}

export type Vorschlag = Selectable<VorschlagTables['verzeichnis_vorschlaege']>

export const tablesOf = (db: Db) => db.withTables<VorschlagTables>()
