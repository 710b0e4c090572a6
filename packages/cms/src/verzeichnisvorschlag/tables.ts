import type { Pinnwandstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Proposed entries of directories. The public entry is a document of the store. */
export type VorschlagTables = {
  verzeichnis_vorschlaege: {
    /** Random, because links in mails contain it. */
    id: string
    /** Number of the proposal, such as `V-7GQ2M9XD`. */
    nummer: string
    /** Id of the form, so that repeated requests store one proposal. */
    einreichung: string
    /** E-mail address in lower case. */
    email: string
    /** Slug of the directory. */
    verzeichnis: string
    /** The proposed data, as JSON. */
    angaben: string
    /** The data of the document when the proposal was written, as JSON; null if there was no document. */
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
    /** Id of the document that the proposal changes, or that it has become. */
    dokument: string | null
    /** The revision that was public until a lock withdrew it. */
    sperrfassung: number | null
    /** The time window of that revision, as JSON. */
    sperrfenster: string | null
    /** When the owner was last asked to check the entry. */
    gefragt_am: string | null
    /** When to ask the address for confirmation; null if it is not delayed. */
    bitten_am: string | null
    /** Ids of the unconfirmed proposals that this one has replaced, with blanks between them. */
    ersetzt: string
  }
}

export type Vorschlag = Selectable<VorschlagTables['verzeichnis_vorschlaege']>

export const tablesOf = (db: Db) => db.withTables<VorschlagTables>()
