import type { Terminstand } from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'

export type TerminTables = {
  terminbuchungen: {
    /** Random, because links in mails contain it. */
    id: string
    /** The number for use on the telephone. */
    nummer: string
    /** Key of the form, so that repeated requests book one appointment. */
    fingerabdruck: string
    /** The time chosen in the form; moving the appointment does not change it. */
    gewaehlt: string
    /** Id of the offer's document, because its address may change. */
    angebot_id: string
    anliegen: string
    /** The name of the service at the time of booking. */
    anliegen_name: string
    platz: number
    beginn: string
    ende: string
    stand: Terminstand
    /** Number of changes of the appointment (SEQUENCE of RFC 5545). */
    folge: number
    /** How often the person has moved the appointment. */
    selbst_verschoben: number
    name: string
    /** E-mail address in lower case; empty if none was given. */
    email: string
    telefon: string
    am_telefon: number
    /** 1 if a mail about the current state was sent to the address. */
    mitgeteilt: number
    /** Why the office has cancelled the appointment. */
    grund: string
    /** Who has cancelled it; empty for one that is not cancelled, and for earlier ones. */
    abgesagt_von: '' | 'selbst' | 'amt'
    gebucht_am: string
    geaendert_am: string
    /** When to send a reminder; null if none is due. */
    erinnern_am: string | null
    loeschen_am: string
  }
  /** Occupied five-minute cells per counter. The primary key makes double bookings impossible. */
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
  /** Number of appointments per month, kept after their personal data is deleted. */
  termin_zahlen: { angebot_id: string; monat: string; anliegen: string; stand: Terminstand; anzahl: number }
}

export const tablesOf = (db: Db) => db.withTables<TerminTables>()
