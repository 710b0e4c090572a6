import type { Sitzungseinladung, Sitzungsmitglied } from '@rathausplatz/contract'

export type RatTables = {
  /** Notes of a member at agenda items, readable only by this member. */
  ratsnotizen: { account_id: string; document_id: string; kennung: string; text: string; updated_at: string }
  rat_einladungen: {
    /** Id from the caller: makes the invitation idempotent. */
    id: string
    /** Document of the meeting: its public part if there is one. */
    document_id: string
    nummer: number
    art: Sitzungseinladung['art']
    hinweis: string
    /** JSON: the sentences of a supplement. */
    aenderungen: string
    /** JSON: the revision of each part that the invitation was sent with. */
    fassungen: string
    created_at: string
    author: string
  }
  rat_einladung_empfaenger: {
    einladung_id: string
    /** Slug of the record of the person. */
    person: string
    name: string
    rolle: Sitzungsmitglied['rolle']
    /** Null if no address is known: the person is invited by hand. */
    email: string | null
    mail_id: string | null
    empfangen_am: string | null
  }
}
