import { createHash } from 'node:crypto'
import type { Limit } from '../limits/limits.ts'
import { placeOf } from '../network.ts'

const TEN_MINUTES = 10 * 60
const DAY = 24 * 60 * 60

/** Appointments that one connection, and the network around it, may book within ten minutes. */
const MOST_OF_ONE = 6
const MOST_OF_NETWORK = 40
/** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
const MOST_OF_UNKNOWN = 100
/** Bookings of a day that write to one address, also where each before was called off: nobody fills a mailbox. */
const MOST_TO_ADDRESS = 6

export function patienceWith(sender: string | undefined, email: string): Limit[] {
  const place = placeOf(sender)
  const limit = (from: string, most: number) => ({ key: `termin:${from}`, most, seconds: TEN_MINUTES })
  const whose = createHash('sha256').update(email).digest('base64url')
  const toAddress = { key: `termin-mail:${whose}`, most: MOST_TO_ADDRESS, seconds: DAY }
  if (!place) return [limit('', MOST_OF_UNKNOWN), toAddress]
  return [limit(place.connection, MOST_OF_ONE), limit(place.network, MOST_OF_NETWORK), toAddress]
}
