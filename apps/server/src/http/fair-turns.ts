import { setImmediate } from 'node:timers/promises'

/** The row of one network is full; everybody else's is not. */
export class TooManyFromThere extends Error {
  override name = 'TooManyFromThere'
}

/** Pages of one network that are worked on at the same time: more would not be done sooner, only others later. */
const AT_ONCE = 8
/** A machine that measures, or a proxy that is not believed, sends for many. */
const ROOM = 1_000

/** Empty turns cost a tenth of a millisecond together; full ones let as many in, or turn them away. */
const TURNS_FOR_EACH_PAGE = 16

async function letSomeIn(): Promise<void> {
  for (let turns = 0; turns < TURNS_FOR_EACH_PAGE; turns++) await setImmediate()
}

type Row = { inside: number; readonly waiting: (() => void)[] }

/**
 * Turns by where requests come from: whoever asks for five hundred pages at once waits for his own row, and a visitor
 * from elsewhere stands behind no more than a few of them.
 */
export function fairTurns({ atOnce = AT_ONCE, room = ROOM, longestWaitMs }: Bounds = {}) {
  const rows = new Map<string, Row>()
  let lastBreath: Promise<unknown> = Promise.resolve()

  /**
   * Yields to the event loop several times between renders. A render of local content does not yield, and one turn accepts
   * one connection: with a single turn per render, 2,000 connections delay the next by 8 seconds, and a connection that is
   * not accepted yet has no queue.
   */
  const breath = () => {
    lastBreath = lastBreath.then(letSomeIn)
    return lastBreath
  }

  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    const row = rows.get(network) ?? { inside: 0, waiting: [] }
    rows.set(network, row)
    if (row.inside < atOnce) row.inside++
    else if (row.waiting.length >= room) throw new TooManyFromThere()
    else await turnIn(row.waiting, longestWaitMs)
    try {
      await breath()
      return await work()
    } finally {
      // Whoever waits takes over the place.
      const next = row.waiting.shift()
      if (next) next()
      else if (--row.inside === 0) rows.delete(network)
    }
  }
}

type Bounds = {
  atOnce?: number
  room?: number
  /** Whoever has waited so long for the turn is told so, before the connection is cut. */
  longestWaitMs?: number
}

function turnIn(waiting: (() => void)[], longestMs: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(alarm)
      resolve()
    }
    waiting.push(enter)
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(new TooManyFromThere())
    }
    const alarm = longestMs === undefined ? undefined : setTimeout(leave, longestMs)
  })
}
