import type { Socket } from 'node:net'
import { isBeside, isInHouse, networkOf } from './sender.ts'

/** Most connections of one network: enough for thirty browsers behind one address. */
const MOST_OF_NETWORK = 100
/** Most connections from this machine itself: a proxy that is not trusted sends for many visitors. */
const MOST_OF_THIS_MACHINE = 1_000
/** Least pace of a client that reads its answer; even a phone with bad reception is faster. */
const SLOWEST_BYTES_PER_S = 1_000
const LOOK_MS = 5_000
const LOOKS = 4

/**
 * Returns a check whether a connection may enter, counted by network. A trusted proxy sends for all visitors,
 * so it is not counted here; it has to count connections itself (docs/betrieb/einrichten.md).
 */
export function countConnections({ trustProxy }: { trustProxy: boolean }) {
  const open = new Map<string, number>()
  return (socket: Socket): boolean => {
    const network = networkOf(socket.remoteAddress)
    if (trustProxy && isInHouse(socket.remoteAddress)) return true
    const count = open.get(network) ?? 0
    const most = isBeside(socket.remoteAddress) ? MOST_OF_THIS_MACHINE : MOST_OF_NETWORK
    if (count >= most) return false
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    return true
  }
}

type Reader = { taken: number; slowLooks: number }

/**
 * Closes connections whose client hardly reads the waiting answer. Returns a function that stops the checks.
 */
export function closeSlowReaders(open: ReadonlySet<Socket>, lookMs = LOOK_MS): () => void {
  const readers = new WeakMap<Socket, Reader>()
  const look = (socket: Socket) => {
    const taken = socket.bytesWritten - socket.writableLength
    const before = readers.get(socket)
    const isSlow =
      socket.writableLength > 0 &&
      before !== undefined &&
      taken - before.taken < (SLOWEST_BYTES_PER_S * lookMs) / 1_000
    const slowLooks = isSlow ? before.slowLooks + 1 : 0
    if (slowLooks >= LOOKS) socket.destroy()
    else readers.set(socket, { taken, slowLooks })
  }
  const timer = setInterval(() => open.forEach(look), lookMs).unref()
  return () => clearInterval(timer)
}
