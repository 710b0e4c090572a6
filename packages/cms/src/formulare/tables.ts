import type { Eingangsstand } from '@rathausplatz/contract'
import type { Generated, Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** What comes in by forms. It belongs to the office, not to the public content: no search finds it. */
export type FormularTables = {
  formular_eingaenge: {
    vorgang: string
    /** Of the filled-in form: sent twice, it is one row. */
    einreichung: string
    /** Of form and content. */
    fingerabdruck: string
    /** Hash of the second secret. */
    kennwort: string
    formular: string
    /** As the form was called when it was sent. */
    titel: string
    /** Where in the town the office stands that it is for; empty where the form names none. */
    bereich: Generated<string>
    eingegangen_am: string
    loeschen_am: string
    email: string | null
    /** Questions as they were asked, with their answers in words: they stay when the form changes. */
    antworten: string
    stand: Eingangsstand
    zustaendig: string | null
    notiz: Generated<string>
    fassung: Generated<number>
    geaendert_am: string | null
    geaendert_von: string | null
  }
  formular_schritte: {
    vorgang: string
    /** In the order in which they were taken. */
    nummer: number
    am: string
    stand: Eingangsstand
    text: string
    von: string | null
    /** To whom it was handed on with it; for the house alone. */
    an: Generated<string | null>
  }
  /** Mails about a submission, so that they go with it. */
  formular_mails: { mail_id: string; vorgang: string }
  formular_dateien: {
    kennung: string
    einreichung: string
    formular: string
    feld: string
    name: string
    typ: string
    groesse: number
    /** Null until its form is sent. */
    vorgang: string | null
    /** Until when it waits for its form. */
    gilt_bis: string | null
    /** Null for what is older than this column. */
    hochgeladen_am: string | null
  }
  formular_entwuerfe: {
    /** Hash of the code. */
    code: string
    einreichung: string
    formular: string
    eingaben: string
    schritt: number
    gilt_bis: string
  }
  formular_aufgaben: { beginn: string; gilt_bis: string }
}

export type EingangRow = Selectable<FormularTables['formular_eingaenge']>

export const tablesOf = (db: Db) => db.withTables<FormularTables>()
