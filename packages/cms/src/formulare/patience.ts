import type { Limit } from '../limits/limits.ts'
import { placeOf } from '../network.ts'

const TEN_MINUTES = 10 * 60

/** How much one connection, the network around it, and senders that cannot be told apart may do within ten minutes. */
type Room = readonly [ofOne: number, ofNetwork: number, ofUnknown: number]

const rooms = {
  /** Forms whose sum was done. */
  gerechnet: [10, 50, 100],
  /** Forms without it: a browser without JavaScript does as well, a program that floods does not. */
  begonnen: [4, 20, 60],
  datei: [40, 200, 400],
  entwurf: [20, 100, 200],
  /** Looking up with a number or a code: who tries them all comes nowhere. */
  nachweis: [20, 100, 300],
} as const satisfies Readonly<Record<string, Room>>

export function patienceFor(what: keyof typeof rooms, sender: string | undefined): Limit[] {
  const [ofOne, ofNetwork, ofUnknown] = rooms[what]
  const limit = (from: string, most: number) => ({
    key: `formular-${what}:${from}`,
    most,
    seconds: TEN_MINUTES,
  })
  const place = placeOf(sender)
  if (!place) return [limit('', ofUnknown)]
  return [limit(place.connection, ofOne), limit(place.network, ofNetwork)]
}
