import * as z from 'zod'
import { type ByteRange, partWanted } from './byte-range.ts'
import type { Call } from './call.ts'

/** A file, where a call answers with one: on the wire its bytes as they are, and the rest in headers. */
export const fileAnswer = z.object({
  typ: z.string(),
  /** As it is called when somebody keeps it. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Another whenever its bytes are others. */
  version: z.string().regex(/^[\w.-]+$/),
  bytes: z.custom<Uint8Array<ArrayBuffer>>(value => value instanceof Uint8Array),
})
export type FileAnswer = z.output<typeof fileAnswer>

/** A file of any size, for who asks to keep it: read while it goes out, so it is never whole in memory. */
export const download = z.object({
  typ: z.string(),
  /** As it is called when somebody keeps it. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Another whenever its bytes are others. */
  version: z.string().regex(/^[\w.-]+$/),
  groesse: z.number().int().min(0),
  /** Its bytes, or those of a part. */
  inhalt: z.custom<(part?: ByteRange) => AsyncIterable<Uint8Array>>(value => typeof value === 'function'),
})
export type Download = z.output<typeof download>

/** Whether a call answers with a file instead of JSON. */
export const givesFile = (call: Call): boolean => call.answer === fileAnswer || givesDownload(call)
export const givesDownload = ({ answer }: Call): boolean => answer === download

/**
 * A file that a call gives, as it goes out. It is for who asked: nobody between may keep it, and whoever asks again is
 * judged again before they hear that theirs is still the same. What a key opened is kept by nobody at all.
 */
export function sendFile(
  { typ, name, version, bytes }: FileAnswer,
  request: Request,
  { keyed }: Pick<Call, 'keyed'>,
): Response {
  const etag = `"${version}"`
  const headers = {
    etag,
    'cache-control': keyed ? 'no-store' : 'private, no-cache',
    'content-disposition': `inline; filename="${name}"`,
    'x-content-type-options': 'nosniff',
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some(tag => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, {
    headers: { ...headers, 'content-type': typ, 'content-length': String(bytes.byteLength) },
  })
}

/** The same at the other end of the wire. */
export function receivedFile({ headers }: Response, bytes: Uint8Array<ArrayBuffer>): FileAnswer {
  return fileAnswer.parse({
    typ: headers.get('content-type'),
    name: nameIn(headers),
    version: headers.get('etag')?.replaceAll('"', ''),
    bytes,
  })
}

/**
 * A file that is kept by who asked for it and by nobody else: not by a browser, nor by what stands between. Who was
 * interrupted asks for the rest, is judged anew, and gets it as long as it is still the same file.
 */
export function sendDownload({ typ, name, version, groesse, inhalt }: Download, request: Request): Response {
  const etag = `"${version}"`
  const { status, range, headers } = partWanted(request, etag, groesse)
  return new Response(status === 416 ? null : streamed(inhalt(range)), {
    status,
    headers: {
      ...(status === 416 ? {} : { 'content-type': typ }),
      ...headers,
      etag,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Read as far as somebody takes it: before, nothing is opened. */
export function streamed(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reading = bytes[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reading.next()
        if (done) controller.close()
        else controller.enqueue(value as Uint8Array<ArrayBuffer>)
      },
      async cancel() {
        await reading.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** The same at the other end of the wire; of a part all before it is read and left out. */
export const receivedDownload = ({ headers }: Response, pieces: () => AsyncIterable<Uint8Array>): Download =>
  download.parse({
    typ: headers.get('content-type'),
    name: nameIn(headers),
    version: headers.get('etag')?.replaceAll('"', ''),
    groesse: Number(headers.get('content-length') ?? Number.NaN),
    inhalt: (part?: ByteRange) => (part ? within(pieces(), part) : pieces()),
  })

async function* within(pieces: AsyncIterable<Uint8Array>, { from, to }: ByteRange) {
  let at = 0
  for await (const piece of pieces) {
    const wanted = piece.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at))
    at += piece.byteLength
    if (wanted.byteLength > 0) yield wanted
    if (at > to) return
  }
}

const nameIn = (headers: Headers): string | undefined =>
  /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1]
