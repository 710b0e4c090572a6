import * as z from 'zod'
import { type ByteRange, partWanted } from './byte-range.ts'
import type { Call } from './call.ts'

/** The answer of a call that gives a file: on the wire the bytes are the body, the rest is in headers. */
export const fileAnswer = z.object({
  typ: z.string(),
  /** The name of the file when it is saved. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Changes whenever the bytes change. */
  version: z.string().regex(/^[\w.-]+$/),
  bytes: z.custom<Uint8Array<ArrayBuffer>>(value => value instanceof Uint8Array),
})
export type FileAnswer = z.output<typeof fileAnswer>

/** A file of any size, for download: it is read while it is sent, so it is never completely in memory. */
export const download = z.object({
  typ: z.string(),
  /** The name of the file when it is saved. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Changes whenever the bytes change. */
  version: z.string().regex(/^[\w.-]+$/),
  groesse: z.number().int().min(0),
  /** Reads the bytes, or a part of them. */
  inhalt: z.custom<(part?: ByteRange) => AsyncIterable<Uint8Array>>(value => typeof value === 'function'),
})
export type Download = z.output<typeof download>

/** Returns true if a call answers with a file instead of JSON. */
export const givesFile = (call: Call): boolean => call.answer === fileAnswer || givesDownload(call)
export const givesDownload = ({ answer }: Call): boolean => answer === download

/**
 * Returns the response for a file. It is for the caller only: shared caches must not store it, and every
 * repeated request is authorised again before a 304. A file opened by a key is never cached.
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

/** Reads the file from a response of `sendFile`. */
export function receivedFile({ headers }: Response, bytes: Uint8Array<ArrayBuffer>): FileAnswer {
  return fileAnswer.parse({
    typ: headers.get('content-type'),
    name: nameIn(headers),
    version: headers.get('etag')?.replaceAll('"', ''),
    bytes,
  })
}

/**
 * Returns the response for a download, which neither browsers nor other caches may store. After an
 * interruption the client asks for the rest, is authorised again, and gets it if the file has not changed.
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

/** Turns an iterable into a stream that reads only on demand; before the first read, nothing is opened. */
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

/**
 * Reads the download from a response of `sendDownload`. For a part, it reads and skips the bytes before that
 * part.
 */
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
