import type { Generated } from 'kysely'

/** Mails to be sent, and what became of each. Written by the rooms through `putMail`, in the transaction of their cause. */
export type OutboxTables = {
  mails: {
    id: string
    /** Which room wanted it: `kontakt`. */
    anlass: string
    an: string
    antwort_an: string | null
    betreff: string
    text: string
    /** After this moment it helps nobody any more, such as a link to sign in. */
    gilt_bis: string | null
    /** Where its receiver ends such mails with one click; a key stands in it. */
    abbestellen: string | null
    /** A date to take into a calendar (RFC 5545), whose METHOD says what it is. */
    kalender: string | null
    /** What it is about, as its room names it: `formular:RP-2611-…`. Null where nobody looks for it. */
    betrifft: string | null
    /** 1 for one of many: it waits for all that are not. */
    nachrangig: Generated<number>
    zustand: Zustand
    created_at: string
    /** Not tried before. */
    due_at: string
    attempts: number
    /** The process that is handing it over. */
    sender: string | null
    /** Why it has not gone out yet, for the operator. */
    fault: string | null
    /** Since when nothing more is done with it by itself. */
    ended_at: string | null
  }
}

/**
 * `unterwegs` while the last byte is on its way to the server and its answer is not there yet. If the process or the
 * connection dies just then, nobody knows whether the mail went out: `ungewiss`, and a person decides.
 */
export type Zustand = 'wartet' | 'unterwegs' | 'gesendet' | 'ungewiss' | 'gescheitert' | 'verworfen'
