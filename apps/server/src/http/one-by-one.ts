import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Requests that a connection may send ahead of their answers. Browsers send none, programs that measure a few. */
const MOST_AHEAD = 32

/**
 * Answers of one connection leave in the order of its requests, so they are made in this order too: the next when the
 * one before has left. A thousand requests in one packet would otherwise all be drawn at once, and their pages wait in
 * memory for a sender who never takes them.
 */
export function oneByOne(mostAhead = MOST_AHEAD) {
  const waiting = new WeakMap<Duplex, number>()

  return (socket: Duplex, outgoing: ServerResponse, answer: () => void): void => {
    // Node gives the connection to one answer after the other. It is nearly always free, and then nothing is noted:
    // what was noted for each request cost a page from memory a sixth of its computing.
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
