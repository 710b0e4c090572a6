import type { Nachrichtenstand } from '@rathausplatz/contract'
import type { Generated } from 'kysely'

/** Messages of the contact form. They belong to the office, not to the public content: no search finds them. */
export type KontaktTables = {
  kontaktnachrichten: {
    vorgang: string
    /** Of form and content: the same message sent twice is one row. */
    fingerabdruck: string
    eingegangen_am: string
    /** E-mail in lower case. */
    absender: string
    data: string
    /** How the house deals with it; what nobody has touched is new. */
    stand: Generated<Nachrichtenstand>
    /** The account that it is given to. */
    zustaendig: string | null
    notiz: Generated<string>
    /** 1, and one more with every change. */
    fassung: Generated<number>
    geaendert_am: string | null
    geaendert_von: string | null
  }
}
