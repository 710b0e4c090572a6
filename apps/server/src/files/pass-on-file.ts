import { attachment, isDrawing, isPassedOnType, typeOf } from './media-types.ts'

/** Response headers of the CMS that visitors get. */
const ANSWERED = ['accept-ranges', 'cache-control', 'content-range', 'content-type', 'etag', 'last-modified']
const LARGEST = 100_000_000
/**
 * Largest file in bytes that is read whole before it is sent, so that no visitor gets a part of it. Only such
 * files are cached.
 */
const LARGEST_KEPT = 3_000_000

/**
 * Time limits in ms: `patience` until an answer begins; `pause` until a small file is complete or the next
 * part of a large file arrives; `whole` for a large file in all.
 */
export type Times = { readonly patience: number; readonly pause: number; readonly whole: number }

export function isAllowed(type: string, answer: Response): boolean {
  // A drawing is checked for scripts, so it has to come whole.
  if (isDrawing(type)) return answer.status === 200 && isSmall(answer)
  return isPassedOnType(type) && Number(answer.headers.get('content-length') ?? 0) <= LARGEST
}

/** True if the stated size is small. Without a stated size, only a picture is assumed to be small. */
export function isSmall({ headers }: Response): boolean {
  const length = headers.get('content-length')
  if (length === null) return headers.get('content-type')?.startsWith('image/') ?? false
  return Number(length) <= LARGEST_KEPT
}

/** Reads the whole file; undefined if it is too large. */
export async function readWhole({ body }: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_KEPT) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function passedHeaders(answer: Response, length?: number): Headers {
  const headers = pick(answer.headers, ANSWERED)
  for (const [name, value] of Object.entries(attachment(typeOf(answer)))) headers.set(name, value)
  // If fetch has decoded the body, the stated length is wrong.
  const stated = answer.headers.get('content-length')
  if (length !== undefined) headers.set('content-length', String(length))
  else if (stated && !answer.headers.has('content-encoding')) headers.set('content-length', stated)
  return headers
}

export function passOn(answer: Response, late: AbortController, times: Times): Response {
  const body = answer.body?.pipeThrough(flowing(late, times)) ?? null
  return new Response(body, { status: answer.status, headers: passedHeaders(answer) })
}

/** Aborts a file that stalls, is too large or arrives too slowly. */
function flowing(late: AbortController, { pause, whole }: Times): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  const end = performance.now() + whole
  let alarm = setTimeout(() => late.abort(), pause)
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > LARGEST) return controller.error(new Error('file too large'))
      clearTimeout(alarm)
      if (performance.now() > end) return late.abort()
      alarm = setTimeout(() => late.abort(), pause)
      controller.enqueue(chunk)
    },
    flush: () => clearTimeout(alarm),
  })
}

export function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
