import { judgeOfForm } from './form-parts.ts'

/** Largest body of a form or a call in bytes: a message of 5,000 letters in any script and encoding. */
export const LARGEST = 65_536

type Watched = {
  /** Called with the number of bytes read. */
  onBytes?: (count: number) => void
  /** Aborts the reading, also while nothing arrives. */
  signal?: AbortSignal
}

/**
 * Returns the request with its whole body in memory; undefined if the body is too large or has too many
 * parts. A stated size is checked before a byte is read (Node enforces it), a chunked body is counted. So no
 * later code waits for a sender, and a sender who stalls holds at most `largest` bytes.
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
