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

/** Mails that one address is sent because somebody typed it: nobody fills the mailbox of somebody else (M-02). */
export function mailsTo(what: string, email: string): Limit[] {
  const whose = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  return [
    { key: `${what}-mail:${whose}`, most: 1, seconds: TEN_MINUTES },
    { key: `${what}-mails:${whose}`, most: 3, seconds: DAY },
  ]
}
