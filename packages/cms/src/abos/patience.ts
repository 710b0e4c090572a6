import { createHash } from 'node:crypto'
import type { Limit } from '../limits/limits.ts'
import { placeOf } from '../network.ts'

const TEN_MINUTES = 10 * 60
const DAY = 24 * 60 * 60

/** Orders that one connection, and the network around it, may send within ten minutes. */
const MOST_OF_ONE = 10
const MOST_OF_NETWORK = 50
/** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
const MOST_OF_UNKNOWN = 100

export function patienceWith(sender: string | undefined): Limit[] {
  const place = placeOf(sender)
  const limit = (from: string, most: number) => ({ key: `abo:${from}`, most, seconds: TEN_MINUTES })
  if (!place) return [limit('', MOST_OF_UNKNOWN)]
  return [limit(place.connection, MOST_OF_ONE), limit(place.network, MOST_OF_NETWORK)]
}

/** Mails that ask one address for its consent: nobody fills the mailbox of somebody else. */
export function mailsTo(email: string): Limit[] {
  const whose = createHash('sha256').update(email).digest('base64url')
  return [
    { key: `abo-mail:${whose}`, most: 1, seconds: TEN_MINUTES },
    { key: `abo-mails:${whose}`, most: 3, seconds: DAY },
  ]
}
