import { createHash, randomBytes } from 'node:crypto'
import type { Limit } from '../limits/limits.ts'
import { placeOf } from '../network.ts'

const TEN_MINUTES = 10 * 60

/** Answers that one connection, and the network around it, may give within ten minutes: a class of a school is one. */
const MOST_OF_ONE = 40
const MOST_OF_NETWORK = 200
/** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
const MOST_OF_UNKNOWN = 400

export function patienceWith(sender: string | undefined): Limit[] {
  const place = placeOf(sender)
  const limit = (from: string, most: number) => ({ key: `rueckmeldung:${from}`, most, seconds: TEN_MINUTES })
  if (!place) return [limit('', MOST_OF_UNKNOWN)]
  return [limit(place.connection, MOST_OF_ONE), limit(place.network, MOST_OF_NETWORK)]
}

const DAY = 24 * 60 * 60

/** Of the texts that one page takes on a day a part for each connection and its network: nobody takes them all. */
const MOST_TEXTS_OF_ONE = 5
const MOST_TEXTS_OF_NETWORK = 15

/** Anew in each process: what is kept for a day leads back to no address. */
const salt = randomBytes(16).toString('hex')

export function patienceWithTexts(sender: string | undefined, page: string): Limit[] {
  const place = placeOf(sender)
  if (!place) return []
  const limit = (from: string, most: number) => ({
    key: `rueckmeldungstext:${createHash('sha256').update(`${salt} ${page} ${from}`).digest('base64url')}`,
    most,
    seconds: DAY,
  })
  return [limit(place.connection, MOST_TEXTS_OF_ONE), limit(place.network, MOST_TEXTS_OF_NETWORK)]
}
