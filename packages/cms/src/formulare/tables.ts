import type { Eingangsstand } from '@rathausplatz/contract'
import type { Generated, Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** Submissions of forms. They are not public content, and no search finds them. */
export type FormularTables = {
  formular_eingaenge: {
    vorgang: string
    /** The id of the filled-in form: the same form sent again is the same row. */
    einreichung: string
    /** Hash of form and answers. */
    fingerabdruck: string
    /** Hash of the second secret. */
    kennwort: string
    formular: string
    /** The title of the form when it was sent. */
    titel: string
    /** The section of the receiving office; empty if the form has none. */
    bereich: Generated<string>
    eingegangen_am: string
    loeschen_am: string
    email: string | null
    /** The questions as asked, with their answers as text: they stay when the form changes. */
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
    /** The order of the steps. */
    nummer: number
    am: string
    stand: Eingangsstand
    text: string
    von: string | null
    /** The new assignee; internal. */
    an: Generated<string | null>
  }
  /** Mails about a submission, which are deleted with it. */
  formular_mails: { mail_id: string; vorgang: string }
  formular_dateien: {
    kennung: string
    einreichung: string
    formular: string
    feld: string
    name: string
    typ: string
    groesse: number
    /** Null until the form is sent. */
    vorgang: string | null
    /** The moment until which the file waits for its form. */
    gilt_bis: string | null
    /** Null for rows from before this column. */
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
