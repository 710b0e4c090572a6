import type { Schadensbeteiligt, Schadenskategorie, Schadenstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Damage reports of residents. They are in no search, feed or export. */
export type SchadenTables = {
  schaeden: {
    /** Random: it is part of links in mails. */
    id: string
    /** `S-7GQ2M9XD`: the number of the report, and the last part of its path. */
    nummer: string
    /** Id of the form, so that repeated requests store one report. */
    einreichung: string
    /** Hash of the second secret. */
    kennwort: string
    kategorie: Schadenskategorie
    text: string
    breite: number | null
    laenge: number | null
    adresse: string
    /** The street of the address, normalised. */
    strasse: string
    ort: string
    /** Answers to questions of its category, as JSON. */
    angaben: string
    /** In lower case; empty if no mail is wanted. */
    email: string
    nachrichten: 'keine' | 'gefragt' | 'ja'
    stand: Schadenstand
    /** The latest text of the town. */
    grund: string
    /** Number of the report into which it was merged. */
    doppelt_zu: string | null
    erwartet_am: string | null
    oeffentlich: number
    text_zeigen: number
    /** How often the reporter has reopened it. */
    geoeffnet: number
    /** 1, incremented by each change. */
    fassung: number
    gemeldet_am: string
    geaendert_am: string
    beendet_am: string | null
  }
  schaden_schritte: {
    schaden_id: string
    /** Counted from the first step. */
    nummer: number
    am: string
    stand: Schadenstand
    text: string
    von: Schadensbeteiligt
  }
  schaden_fotos: {
    kennung: string
    einreichung: string
    /** Null until its report is sent. */
    schaden_id: string | null
    /** Counted in order of upload. */
    stelle: number
    zeigen: number
    typ: string
    groesse: number
    /** Until when it waits for its report. */
    gilt_bis: string | null
  }
}

export type Schadenszeile = Selectable<SchadenTables['schaeden']>
export type Foto = Selectable<SchadenTables['schaden_fotos']>

export const tablesOf = (db: Db) => db.withTables<SchadenTables>()
