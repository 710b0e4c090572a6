/** The row of one network is full; everybody else's is not. */
export class TooManyFromThere extends Error {
  override name = 'TooManyFromThere'
}

/** Pages of one network that are worked on at the same time: more would not be done sooner, only others later. */
const AT_ONCE = 8
/** A machine that measures, or a proxy that is not believed, sends for many. */
const ROOM = 1_000

type Row = { inside: number; readonly waiting: (() => void)[] }

/**
 * Turns by where requests come from: whoever asks for five hundred pages at once waits for his own row, and a visitor
 * from elsewhere stands behind no more than a few of them.
 */
export function fairTurns({ atOnce = AT_ONCE, room = ROOM } = {}) {
  const rows = new Map<string, Row>()

  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    const row = rows.get(network) ?? { inside: 0, waiting: [] }
    rows.set(network, row)
    if (row.inside < atOnce) row.inside++
    else if (row.waiting.length >= room) throw new TooManyFromThere()
    else await new Promise<void>(enter => row.waiting.push(enter))
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place.
      const next = row.waiting.shift()
      if (next) next()
      else if (--row.inside === 0) rows.delete(network)
    }
  }
}
