import { judgeOfForm } from './form-parts.ts'

/** What a form or a call may weigh: a message of 5,000 letters in any script, however it is written down. */
export const LARGEST = 65_536

type Watched = {
  /** Told how many bytes have come. */
  onBytes?: (count: number) => void
  /** Ends the reading with its reason, also while nothing comes. */
  signal?: AbortSignal
}

/**
 * The request with its whole body in hand; undefined where that is too large, or a form of too many parts. One that names its
 * size is judged before a byte is read (Node holds the sender to it), one that comes in chunks is counted. So nobody further
 * in waits for a sender, and a sender who stops half-way holds no more than this.
 */
export async function withBody(
  request: Request,
  largest = LARGEST,
  { onBytes, signal }: Watched = {},
): Promise<Request | undefined> {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > largest) return undefined
  const fits = judgeOfForm(request.headers.get('content-type'))
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  const stop = () => void reader.cancel()
  signal?.addEventListener('abort', stop)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) break
      size += value.byteLength
      onBytes?.(value.byteLength)
      signal?.throwIfAborted()
      if (size > largest || !fits(value)) {
        await reader.cancel()
        return undefined
      }
      chunks.push(value)
    }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
  return new Request(request, { method: request.method, body: Buffer.concat(chunks) })
}
