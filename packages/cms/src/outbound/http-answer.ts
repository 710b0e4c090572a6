import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Most informational answers (1xx) per request; one or two are usual. */
const MOST_HINTS = 20

type Asked = {
  method: string
  headers: Record<string, string>
  body: Uint8Array | undefined
  lookup: LookupFunction
  signal: AbortSignal
}

/**
 * Only for `fetch-outside.ts`: the `lookup` is what keeps a request away from addresses of the own network.
 * Resolves with the head of the answer. Rejects if the other side sends no answer, such as a server of
 * another protocol.
 */
export const answerOf = (address: URL, { body, ...asked }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = address.protocol === 'https:' ? overHttps : overHttp
    // A new connection for each request: a reused one would skip the check of the address.
    const sent: ClientRequest = send(address, { ...asked, agent: false })
    const fail = (why: string) => {
      reject(new Error(why))
      sent.destroy()
    }
    let hints = 0
    sent.on('response', incoming => {
      if ((incoming.statusCode ?? 0) < 200) fail('no final answer')
      else resolve(incoming)
    })
    sent.on('information', () => {
      if (++hints > MOST_HINTS) fail('hints without end')
    })
    sent.on('error', reject)
    // An end without an error, such as an unrequested protocol upgrade, emits only `close`.
    sent.on('close', () => reject(new Error('ended without an answer')))
    sent.end(body)
  })

export class TooLarge extends Error {
  override name = 'TooLarge'
}

export async function bodyOf(
  incoming: IncomingMessage,
  { mostBytes, ended }: { mostBytes: number; ended: AbortSignal },
): Promise<Uint8Array> {
  if (mostBytes === 0) {
    incoming.destroy()
    return new Uint8Array()
  }
  // Larger than the limit by its own header: no byte of the body is read.
  if (Number(incoming.headers['content-length']) > mostBytes) {
    incoming.destroy()
    throw new TooLarge()
  }
  const chunks: Buffer[] = []
  const packing = incoming.headers['content-encoding']?.trim().toLowerCase() ?? ''
  const unpacker = UNPACKERS[packing]?.()
  // Counts packed and unpacked bytes: a stream that unpacks to nothing could be endless too.
  const parts = [
    incoming,
    atMost(mostBytes),
    ...(unpacker ? [unpacker, atMost(mostBytes)] : []),
    new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
    }),
  ]
  try {
    await pipeline(parts, { signal: ended })
  } finally {
    incoming.destroy()
  }
  return Buffer.concat(chunks)
}

function atMost(bytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > bytes) done(new TooLarge())
      else done(null, chunk)
    },
  })
}

const UNPACKERS: Readonly<Record<string, (() => ReturnType<typeof createGunzip>) | undefined>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

export function oneEach(headers: IncomingMessage['headers']): Record<string, string> {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return Object.fromEntries(single.filter(([, value]) => value !== undefined))
}
