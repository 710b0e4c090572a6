/** Largest body of a form of the site: a few photos of a damage report. */
const LARGEST = 10_000_000

/**
 * Guards the body of a request. One that names its size is judged at once (Node holds the sender to it); one that
 * comes in chunks is counted while it is read, and its reader fails as soon as it is too large.
 */
export function limitBody(
  request: Request,
  largest = LARGEST,
): { request: Request; isTooLarge: () => boolean } {
  const named = request.headers.get('content-length')
  if (named !== null) return { request, isTooLarge: () => Number(named) > largest }
  if (!request.headers.has('transfer-encoding') || !request.body) return { request, isTooLarge: () => false }
  let size = 0
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > largest) controller.error(new Error('body too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return {
    request: new Request(request, { body: counted, duplex: 'half' } as RequestInit),
    isTooLarge: () => size > largest,
  }
}
