import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Most requests that a connection may pipeline. Browsers pipeline none, measuring programs a few. */
const MOST_AHEAD = 32

/**
 * Answers the requests of one connection one by one: answers leave in order, so each is made after the one
 * before has left. Otherwise a thousand requests in one packet would all be rendered at once, and their pages
 * would wait in memory for a sender who never reads them.
 */
export function oneByOne(mostAhead = MOST_AHEAD) {
  const waiting = new WeakMap<Duplex, number>()

  return (socket: Duplex, outgoing: ServerResponse, answer: () => void): void => {
    // Node gives the connection to one answer at a time. Nearly always this answer has it already, and
    // nothing is stored: a note for each request cost a sixth of the time of a cached page.
    if (outgoing.socket) return answer()
    const before = waiting.get(socket) ?? 0
    if (before === mostAhead) return void socket.destroy()
    waiting.set(socket, before + 1)
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // Node has to finish handing over the connection first.
      process.nextTick(() => socket.destroyed || answer())
    })
  }
}
