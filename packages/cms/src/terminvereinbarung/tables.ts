import type { Terminstand } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'

export type TerminTables = {
  terminbuchungen: {
    /** By chance: it stands in the links of mails. */
    id: string
    /** What people say on the telephone. */
    nummer: string
    /** Of the form that was sent: whatever it says when it is sent again, it is one appointment. */
    fingerabdruck: string
    /** The time that the form has chosen; moving it changes nothing of that. */
    gewaehlt: string
    /** The document of the offer: its address may change. */
    angebot_id: string
    anliegen: string
    /** As it was called when it was booked. */
    anliegen_name: string
    platz: number
    beginn: string
    ende: string
    stand: Terminstand
    /** How often it has changed (SEQUENCE of RFC 5545). */
    folge: number
    /** How often who booked it has moved it. */
    selbst_verschoben: number
    name: string
    /** In lower case; empty where somebody has booked by telephone without one. */
    email: string
    telefon: string
    am_telefon: number
    /** 1 where a mail has gone to its address about how it stands. */
    mitgeteilt: number
    grund: string
    gebucht_am: string
    geaendert_am: string
    /** When a reminder is to be written; null when there is none to write (any more). */
    erinnern_am: string | null
    loeschen_am: string
  }
  /** Which five minutes at which counter are taken. Its key is what makes it impossible to book a time twice. */
  termin_belegt: { angebot_id: string; platz: number; zelle: number; buchung_id: string }
  termin_sperren: {
    id: string
    angebot_id: string
    beginn: string
    ende: string
    plaetze: number | null
    grund: string
    author: string
  }
  /** How many appointments of a month there were, when nobody is known of them any more. */
  termin_zahlen: { angebot_id: string; monat: string; anliegen: string; stand: Terminstand; anzahl: number }
}

export const tablesOf = (db: Db) => db.withTables<TerminTables>()
