/** Messages of the contact form. They belong to the office, not to the public content: no search, no call reads them. */
export type KontaktTables = {
  kontaktnachrichten: {
    vorgang: string
    /** Of form and content: the same message sent twice is one row. */
    fingerabdruck: string
    eingegangen_am: string
    /** E-mail in lower case. */
    absender: string
    data: string
  }
}
