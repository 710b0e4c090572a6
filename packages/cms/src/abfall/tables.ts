import type { AbfalleinfuhrStand, Abfallfraktion, Bedeutung, Erinnerungszeit } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'

/** A date is valid, cancelled or withdrawn. A withdrawn date is sent only to calendars that know it. */
export type Terminstand = 'gilt' | 'entfaellt' | 'zurueck'

/** The tables of the waste room. */
export type AbfallTables = {
  abfall_arten: {
    fraktion: Abfallfraktion
    aktiv: number
    name: string
    buchstabe: string
    symbol: string
    farbe: string
    rhythmus: string
  }
  /** Streets, or parts of streets, whose addresses have the same collections. */
  abfall_orte: {
    /** Random and permanent: it is part of the addresses of calendars. */
    id: string
    ort: string
    bezirk: string
    strasse: string
    hausnummern: string
    ort_key: string
    strasse_key: string
    /** When its houses, or its tours at the desk, have changed last; another spelling is no change. */
    geaendert_am: string
  }
  abfall_touren: {
    id: string
    name: string
    fraktion: Abfallfraktion
    /** As JSON. */
    regel: string
    zeit_von: string | null
    zeit_bis: string | null
    platz: string
    hinweis: string
    /** The rhythm or the size of bin that only some households have; empty for the usual one. */
    variante: string
    aus_einfuhr: number
    /** The end of the tour; its dates are kept for calendars until they are over. */
    beendet_am: string | null
    geaendert_am: string
  }
  /** How often the parts of a street, or the tours that serve them, have changed: SEQUENCE grows with it. */
  abfall_teilungen: { ort_id: string; anzahl: number }
  abfall_tour_orte: { ort_id: string; tour_id: string }
  abfall_termine: {
    tour_id: string
    /** The day that the rule or file gave first; the key of the date in its tour. */
    urspruenglich: string
    datum: string
    stand: Terminstand
    grund: string
    von_hand: number
    sequenz: number
    /** Null means the time of the tour. */
    zeit_von: string | null
    zeit_bis: string | null
    platz: string
    geaendert_am: string
  }
  abfall_abgaenge: {
    ort_id: string
    fraktion: Abfallfraktion
    variante: string
    urspruenglich: string
    datum: string
    sequenz: number
    geaendert_am: string
  }
  abfall_meldungen: {
    tour_id: string
    urspruenglich: string
    /** 1 while the notice is being sent, 0 while it waits. */
    lauf: number
    vorher: string
    /** Null for a cancelled date. */
    nachher: string | null
    grund: string
  }
  /** Names in files and what they mean; `schluessel` is the name as it is compared. */
  abfall_namen: {
    id: string
    schluessel: string
    name: string
    bedeutung: Bedeutung
    geaendert_am: string
  }
  abfall_einfuhren: {
    id: string
    name: string
    author: string
    stand: AbfalleinfuhrStand
    /** As JSON. */
    bericht: string
    schritte: number
    getan: number
    stoerung: string | null
    geprueft_am: string
  }
  /** The steps of an import, one transaction each, as JSON. */
  abfall_einfuhr_schritte: { einfuhr_id: string; nr: number; daten: string }
  abfall_geraete: {
    id: string
    endpoint: string
    p256dh: string
    auth: string
    ort_id: string
    zeit: Erinnerungszeit
    /** `restmuell,papier`. */
    fraktionen: string
    /** The chosen variants: `restmuell.4-woechentlich`. */
    tonnen: string
    bestellt_am: string
  }
  /** Messages that are queued for devices. */
  abfall_nachrichten: {
    id: string
    geraet_id: string
    /** As JSON. */
    inhalt: string
    due_at: string
    gilt_bis: string
    attempts: number
  }
}

export const tablesOf = (db: Db) => db.withTables<AbfallTables>()
