import { createHash } from 'node:crypto'
import { placeOf } from '../network.ts'
import type { Limit } from './limits.ts'

const TEN_MINUTES = 10 * 60
const DAY = 24 * 60 * 60

/** How much may come from where within ten minutes. */
export type FromOnePlace = {
  readonly connection: number
  readonly network: number
  /** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
  readonly unknown: number
}

/** What people send by a form now and then. */
export const NOW_AND_THEN: FromOnePlace = { connection: 10, network: 50, unknown: 100 }

/** How often something may come from one sender, under a name of its own. One's flood is never another's refusal. */
export function ofSender(what: string, sender: string | undefined, most = NOW_AND_THEN): Limit[] {
  const place = placeOf(sender)
  const limit = (from: string, most: number) => ({ key: `${what}:${from}`, most, seconds: TEN_MINUTES })
  if (!place) return [limit('', most.unknown)]
  return [limit(place.connection, most.connection), limit(place.network, most.network)]
}

/** What is counted for an address says nothing of it to who reads the database. */
const whose = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** Mails of a day that one address is sent because somebody typed it. */
export const mailsOfADay = (what: string, email: string, most: number): Limit => ({
  key: `${what}-mails:${whose(email)}`,
  most,
  seconds: DAY,
})

/** The same where each mail asks for a consent: nobody fills the mailbox of somebody else (M-02). */
export const mailsTo = (what: string, email: string): Limit[] => [
  { key: `${what}-mail:${whose(email)}`, most: 1, seconds: TEN_MINUTES },
  mailsOfADay(what, email, 3),
]
