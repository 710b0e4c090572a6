import type { Schadensbeteiligt, Schadenskategorie, Schadenstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Damages that residents reported. No search, feed or export has them. */
export type SchadenTables = {
  schaeden: {
    /** By chance: it stands in the links of mails. */
    id: string
    /** `S-7GQ2M9XD`: by which it is called, and where it stands. */
    nummer: string
    /** Of the form: sent twice it is one report. */
    einreichung: string
    /** Hash of the second secret. */
    kennwort: string
    kategorie: Schadenskategorie
    text: string
    breite: number | null
    laenge: number | null
    adresse: string
    /** The street of the address, spelled alike. */
    strasse: string
    ort: string
    /** Answers to what is asked of its category alone, as JSON. */
    angaben: string
    /** In lower case; empty where nobody is to be written to. */
    email: string
    nachrichten: 'keine' | 'gefragt' | 'ja'
    stand: Schadenstand
    /** What the town said last. */
    grund: string
    /** Number of the report that it was put together with. */
    doppelt_zu: string | null
    erwartet_am: string | null
    oeffentlich: number
    text_zeigen: number
    /** How often whoever reported it has opened it again. */
    geoeffnet: number
    /** 1, and one more with every change. */
    fassung: number
    gemeldet_am: string
    geaendert_am: string
    beendet_am: string | null
  }
  schaden_schritte: {
    schaden_id: string
    /** In the order in which they were taken. */
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
    /** In the order in which they were sent. */
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
