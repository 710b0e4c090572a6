import type { Socket } from 'node:net'
import { isBeside, isInHouse, networkOf } from './sender.ts'

/** What one network may hold open: thirty browsers behind one address, not a flood. */
const MOST_OF_NETWORK = 100
/** Of this machine itself: a proxy that is not believed sends for many. */
const MOST_OF_THIS_MACHINE = 1_000
/** An answer that is not taken at this pace is not wanted. A telephone at the edge of its network takes twice as much. */
const SLOWEST_BYTES_PER_S = 1_000
const LOOK_MS = 5_000
const LOOKS = 4

/**
 * Who may come in, by where connections come from. A trusted proxy sends for everybody, so it is not counted here; it
 * has to count itself (docs/betrieb/einrichten.md).
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

/** Closes connections whose answer waits to be taken and hardly is. Answers when to stop looking. */
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
