import { createHash, randomBytes } from 'node:crypto'
import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, ofSender } from '../limits/of-senders.ts'
import { placeOf } from '../network.ts'

/** Answers that may come from where: a class of a school is one connection. */
const ANSWERS: FromOnePlace = { connection: 40, network: 200, unknown: 400 }

export const patienceWith = (sender: string | undefined): Limit[] => ofSender('rueckmeldung', sender, ANSWERS)

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
