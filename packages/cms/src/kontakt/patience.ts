import type { Limit } from '../limits/limits.ts'
import { placeOf } from '../network.ts'

const TEN_MINUTES = 10 * 60

/** Messages that one connection, and the network around it, may send within ten minutes. */
const MOST_OF_ONE = 10
const MOST_OF_NETWORK = 50
/** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
const MOST_OF_UNKNOWN = 100

/** How many messages may come from where. One sender's flood is never another one's refusal. */
export function patienceWith(sender: string | undefined): Limit[] {
  const place = placeOf(sender)
  const limit = (from: string, most: number) => ({ key: `kontakt:${from}`, most, seconds: TEN_MINUTES })
  if (!place) return [limit('', MOST_OF_UNKNOWN)]
  return [limit(place.connection, MOST_OF_ONE), limit(place.network, MOST_OF_NETWORK)]
}
