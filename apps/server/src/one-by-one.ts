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
  const lines = new WeakMap<Duplex, (() => void)[]>()

  return (socket: Duplex, outgoing: ServerResponse, answer: () => void): void => {
    const begin = () => {
      outgoing.once('close', () => {
        const next = lines.get(socket)?.shift()
        if (next && !socket.destroyed) next()
        else lines.delete(socket)
      })
      answer()
    }
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      begin()
    } else if (line.length < mostAhead) line.push(begin)
    else socket.destroy()
  }
}
