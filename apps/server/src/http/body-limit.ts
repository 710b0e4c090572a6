/** What a form or a call may weigh: a message of 5,000 letters in any script, however it is written down. */
export const LARGEST = 65_536

/**
 * The request with its whole body in hand; undefined where that is too large. One that names its size is judged before a
 * byte is read (Node holds the sender to it), one that comes in chunks is counted. So nobody further in waits for a
 * sender, and a sender who stops half-way holds no more than this.
 */
export async function withBody(request: Request, largest = LARGEST): Promise<Request | undefined> {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > largest) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > largest) return undefined
    chunks.push(chunk)
  }
  return new Request(request, { method: request.method, body: Buffer.concat(chunks) })
}
