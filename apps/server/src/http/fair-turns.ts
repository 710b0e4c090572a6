import { setImmediate } from 'node:timers/promises'

/** The queue of this network is full; those of other networks are not. */
export class TooManyFromThere extends Error {
  override name = 'TooManyFromThere'
}

/** Most renders of one network at the same time: more would not be faster, but would delay others. */
const AT_ONCE = 8
/**
 * Most waiting requests of one network: a load test, or a proxy that is not trusted, sends for many visitors.
 */
const ROOM = 1_000

/**
 * Turns of the event loop before each render. In each of them one waiting connection is accepted or refused;
 * if none waits, all of them together cost a tenth of a millisecond.
 */
const TURNS_FOR_EACH_PAGE = 16

async function letSomeIn(): Promise<void> {
  for (let turns = 0; turns < TURNS_FOR_EACH_PAGE; turns++) await setImmediate()
}

type Row = { inside: number; readonly waiting: (() => void)[] }

/**
 * Creates a fair queue by network: five hundred requests of one network wait for each other, and a visitor
 * from another waits for a few of them at most.
 */
export function fairTurns({ atOnce = AT_ONCE, room = ROOM, longestWaitMs }: Bounds = {}) {
  const rows = new Map<string, Row>()
  let lastBreath: Promise<unknown> = Promise.resolve()

  /**
   * Yields to the event loop several times between renders. A render of local content does not yield, and one
   * turn accepts one connection: with a single turn per render, 2,000 connections delay the next by 8
   * seconds, and a connection that is not accepted yet has no queue.
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
      // The next waiting request takes over the turn.
      const next = row.waiting.shift()
      if (next) next()
      else if (--row.inside === 0) rows.delete(network)
    }
  }
}

type Bounds = {
  atOnce?: number
  room?: number
  /**
   * Longest wait in ms; a longer one throws `TooManyFromThere`, so that an answer is sent before the
   * connection is closed.
   */
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
