import type { Generated } from 'kysely'
import type { Db } from '../store/database.ts'

/** Mails and their states. Rooms write them through `putMail`, in the transaction of their cause. */
export type OutboxTables = {
  mails: {
    id: string
    /** The room that sends it: `kontakt`. */
    anlass: string
    an: string
    antwort_an: string | null
    betreff: string
    text: string
    /** After this moment the mail is useless, such as one with a link to sign in. */
    gilt_bis: string | null
    /** Address of the one-click unsubscribe; contains a key. */
    abbestellen: string | null
    /** A calendar event (RFC 5545); its METHOD adds or removes it. */
    kalender: string | null
    /** The matter of the mail, as its room names it: `formular:RP-2611-…`. Null if no room looks for it. */
    betrifft: string | null
    /** 1 for an automatic reply to what the receiver has just sent or ordered. */
    antwortet: Generated<number>
    /** 1 for a bulk mail: it waits for all others. */
    nachrangig: Generated<number>
    zustand: Zustand
    created_at: string
    /** Not tried before this moment. */
    due_at: string
    attempts: number
    /** The run that is sending the mail. */
    sender: string | null
    /** Why the mail has not been sent yet, for the operator. */
    fault: string | null
    /** Since when no job handles it any more. */
    ended_at: string | null
  }
}

/**
 * `unterwegs`: the end is on its way to the server, and its answer is missing. If the process or the
 * connection dies then, nobody knows whether the mail was sent: it is `ungewiss`, and a person decides.
 * `zurueckgekommen`: a server took the mail, and a later one reported that it could not deliver it.
 */
export type Zustand =
  | 'wartet'
  | 'unterwegs'
  | 'gesendet'
  | 'zurueckgekommen'
  | 'ungewiss'
  | 'gescheitert'
  | 'verworfen'

export const tablesOf = (db: Db) => db.withTables<OutboxTables>()
