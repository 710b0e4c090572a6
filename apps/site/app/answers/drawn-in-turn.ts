import { LRUCache } from 'lru-cache'
import { NotNow, withoutFault } from './not-now.ts'

type Bytes = Uint8Array<ArrayBuffer>

type Rules = {
  /** Size of the cache in bytes; the least recently used entries go first. */
  mostBytes: number
  /** How long a drawing stays in the cache, in ms. Without this time it stays until it is evicted. */
  keptMs?: number
  /**
   * Most drawings in progress and in the queue: as many as are drawn in the ten seconds that a client waits.
   */
  mostWaiting: number
}

type Drawing = { readonly bytes: Promise<Bytes>; readonly waiting: AbortSignal[] }

/**
 * Draws one item at a time, and once for all requests that wait for it. So a crawler that requests all items
 * does not slow down pages. `version` must change if the drawing changes. Returns undefined if the queue is
 * full, if the source is not available now, or if all clients disconnect before the drawing starts.
 */
export function drawnInTurn({ mostBytes, keptMs = 0, mostWaiting }: Rules) {
  const drawn = new LRUCache<string, Bytes>({
    ttl: keptMs,
    maxSize: mostBytes,
    sizeCalculation: bytes => bytes.byteLength,
  })
  /** Drawings in progress and in the queue. */
  const row = new Map<string, Drawing>()
  let last: Promise<unknown> = Promise.resolve()

  return async (
    version: string,
    signal: AbortSignal,
    draw: () => Promise<Bytes>,
  ): Promise<Bytes | undefined> => {
    const known = drawn.get(version)
    if (known) return known
    const already = row.get(version)
    if (already) {
      already.waiting.push(signal)
      return already.bytes.catch(withoutFault)
    }
    if (row.size >= mostWaiting) return undefined
    const waiting = [signal]
    const bytes = last.then(() => {
      if (waiting.every(({ aborted }) => aborted)) throw new NotNow()
      return draw()
    })
    row.set(version, { bytes, waiting })
    last = bytes.then(
      image => drawn.set(version, image),
      () => {},
    )
    return bytes.finally(() => row.delete(version)).catch(withoutFault)
  }
}
