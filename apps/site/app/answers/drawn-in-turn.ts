import { LRUCache } from 'lru-cache'
import { NotNow, withoutFault } from './not-now.ts'

type Bytes = Uint8Array<ArrayBuffer>

type Rules = {
  /** Of what was drawn so much is kept, the latest asked for. */
  mostBytes: number
  /** And for so long; without it until something else takes its place. */
  keptMs?: number
  /** What can be drawn in the ten seconds that somebody waits. */
  mostWaiting: number
}

type Drawing = { readonly bytes: Promise<Bytes>; readonly waiting: AbortSignal[] }

/**
 * Draws one thing after the other, each once however many ask for it: a crawler that wants them all must not slow down the
 * pages. `version` differs as soon as the drawing would look different. Undefined where the row is full, where what it is
 * drawn from cannot be had now, or where everybody who wanted it has gone before its turn.
 */
export function drawnInTurn({ mostBytes, keptMs = 0, mostWaiting }: Rules) {
  const drawn = new LRUCache<string, Bytes>({
    ttl: keptMs,
    maxSize: mostBytes,
    sizeCalculation: bytes => bytes.byteLength,
  })
  /** What is being drawn or waits for its turn. */
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
