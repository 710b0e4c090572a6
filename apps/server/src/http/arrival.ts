import type { IncomingMessage } from 'node:http'

/** A connection that neither sends nor takes anything for so long is closed. */
export const IDLE_MS = 15_000

export type Pace = {
  /** Time for a body to arrive. Slow ones are an attack: each holds a connection. */
  readonly longestMs: number
  /** A file of somebody known may take longer, as long as so much of it arrives between two looks. */
  readonly lookMs: number
  readonly leastBytes: number
}

/** Ten kilobytes a second: a telephone at the edge of its network. */
export const usualPace: Pace = { longestMs: 12_000, lookMs: 12_000, leastBytes: 120_000 }

type Watch = { wait(): void; begin(longestMs?: number): void }
const watches = new WeakMap<IncomingMessage, Watch>()

/** Calls `onLate` where the body of a request does not arrive in its time. */
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

/** Somebody known sends a file, which waits for its turn: nothing is read of it meanwhile. */
export const letWait = (incoming: IncomingMessage | undefined): void => {
  if (incoming) watches.get(incoming)?.wait()
}

/** Its turn has come; from now on it has to arrive at its pace, and in this time where one is given. */
export const letArrive = (incoming: IncomingMessage | undefined, longestMs?: number): void => {
  if (incoming) watches.get(incoming)?.begin(longestMs)
}
