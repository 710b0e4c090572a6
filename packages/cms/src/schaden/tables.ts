import type { Schadensbeteiligt, Schadenskategorie, Schadenstand } from '@rathausplatz/contract'
import type { Selectable } from 'kysely'
import { photosIn } from '../resident-photos/stored-photos.ts'
import type { PhotoTables } from '../resident-photos/tables.ts'
import type { Db } from '../store/index.ts'

/** Damage reports of residents. They are in no search, feed or export. */
export type SchadenTables = {
  schaeden: {
    /** Random, because links in mails contain it. */
    id: string
    /** `S-7GQ2M9XD`: the number of the report, and the last part of its path. */
    nummer: string
    /** Id of the form, so that repeated requests store one report. */
    einreichung: string
    /** Hash of the secret that opens the report together with its number. */
    kennwort: string
    kategorie: Schadenskategorie
    text: string
    breite: number | null
    laenge: number | null
    adresse: string
    /** The normalised street of the address. */
    strasse: string
    ort: string
    /** Answers to questions of its category, as JSON. */
    angaben: string
    /** E-mail address in lower case; empty if no mail is wanted or may be sent, and after its deletion. */
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
    /** Version: begins with 1 and is incremented by each change. */
    fassung: number
    gemeldet_am: string
    geaendert_am: string
    beendet_am: string | null
  }
  schaden_schritte: {
    schaden_id: string
    /** 1 for the report itself, later the `fassung` after the step: ascending, with gaps. */
    nummer: number
    am: string
    stand: Schadenstand
    text: string
    von: Schadensbeteiligt
  }
} & Pick<PhotoTables, 'schaden_fotos'>

export type Schadenszeile = Selectable<SchadenTables['schaeden']>

export const tablesOf = (db: Db) => db.withTables<SchadenTables>()

/** The photos of the reports. */
export const reportPhotos = photosIn('schaden_fotos')
