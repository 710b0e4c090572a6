import type { IncomingMessage } from 'node:http'

/** A connection without traffic for this long is closed. */
export const IDLE_MS = 15_000

export type Pace = {
  /** Longest time for a body to arrive. Slow bodies are an attack: each holds a connection. */
  readonly longestMs: number
  /** A file of a signed-in sender may take longer if at least `leastBytes` arrive in each `lookMs`. */
  readonly lookMs: number
  readonly leastBytes: number
}

/** Ten kilobytes a second: a phone with bad reception. */
export const usualPace: Pace = { longestMs: 12_000, lookMs: 12_000, leastBytes: 120_000 }

type Watch = { wait(): void; begin(longestMs?: number): void }
const watches = new WeakMap<IncomingMessage, Watch>()

/** Calls `onLate` if the body of a request does not arrive in time. */
export function watchArrival(incoming: IncomingMessage, pace: Pace, onLate: () => void): void {
  const { headers, socket } = incoming
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const late = () => {
    clearInterval(timer)
    if (!incoming.complete && !socket.destroyed) onLate()
  }
  let timer = setTimeout(late, pace.longestMs).unref()
  incoming.once('close', () => clearInterval(timer))
  watches.set(incoming, {
    wait() {
      clearInterval(timer)
      socket.setTimeout(0)
    },
    begin(longestMs) {
      clearInterval(timer)
      if (incoming.complete || socket.destroyed) return
      const end = longestMs === undefined ? undefined : setTimeout(late, longestMs).unref()
      incoming.once('close', () => clearTimeout(end))
      socket.setTimeout(IDLE_MS)
      let before = socket.bytesRead
      timer = setInterval(() => {
        if (incoming.complete || socket.bytesRead - before < pace.leastBytes) late()
        before = socket.bytesRead
      }, pace.lookMs).unref()
    },
  })
}

/**
 * Pauses the clock for a signed-in sender's file that waits for its turn: nothing of it is read meanwhile.
 */
export const letWait = (incoming: IncomingMessage | undefined): void => {
  if (incoming) watches.get(incoming)?.wait()
}

/** Restarts the clock: the file has to arrive at the required pace, and within `longestMs` if given. */
export const letArrive = (incoming: IncomingMessage | undefined, longestMs?: number): void => {
  if (incoming) watches.get(incoming)?.begin(longestMs)
}
