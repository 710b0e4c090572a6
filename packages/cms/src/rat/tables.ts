import type { Sitzungseinladung, Sitzungsmitglied } from '@rathausplatz/contract'

export type RatTables = {
  /** What a member notes at an item of an agenda: theirs alone, whoever else may read the item. */
  ratsnotizen: { account_id: string; document_id: string; kennung: string; text: string; updated_at: string }
  rat_einladungen: {
    /** Given by who invites: sent twice it is one. */
    id: string
    /** Of the meeting: its public part, where it has one. */
    document_id: string
    nummer: number
    art: Sitzungseinladung['art']
    hinweis: string
    /** JSON: what a supplement said. */
    aenderungen: string
    /** JSON: the revision of each part that people were invited with. */
    fassungen: string
    created_at: string
    author: string
  }
  rat_einladung_empfaenger: {
    einladung_id: string
    /** The last part of the address of their record. */
    person: string
    name: string
    rolle: Sitzungsmitglied['rolle']
    /** Null where the house knew none, so that they are invited by hand. */
    email: string | null
    mail_id: string | null
    empfangen_am: string | null
  }
}
