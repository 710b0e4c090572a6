import { createHash } from 'node:crypto'
import type { Snapshot } from '@rathausplatz/site/remote-cms'
import { DAY_MS } from '@rathausplatz/time'
import { refuse } from '../http/refusal.ts'
import { attachment } from './media-types.ts'

const KEPT_MS = DAY_MS
/** How wrong the stored age of an unchanged file may become before the file is stored again. */
const REWRITE_MS = 600_000
const MOST_REMEMBERED = 3_000
/**
 * Most files in memory, each for `AT_HAND_MS`: while a CMS is silent, the same few pictures are requested
 * again and again.
 */
const MOST_AT_HAND = 8
const AT_HAND_MS = 5_000

/** Returns a new copy of the answer for each waiting request. */
export type Answer = () => Response

type Kept = { type: string; etag: string | null; body: string }
type Found = { stand: number } & ({ gone: true } | { type: string; bytes: Buffer<ArrayBuffer> })

export type KeptFiles = {
  keep(pathname: string, type: string, etag: string | null, body: Buffer): void
  /** Marks this file as gone, whatever the cache holds. */
  forget(pathname: string): Promise<void>
  /** Returns the cached file, or else the other answer. */
  instead(pathname: string, otherwise: Answer): Promise<Answer>
}

/** The CMS answers, or answered last, that this file does not exist. */
export const gone: Answer = () => refuse(404)

/** Opens the cache of files of a remote CMS. A file is kept for a day. */
export function keptFiles(files: Snapshot): KeptFiles {
  /** Files on disk, each with its hash and its age. */
  const written = new Map<string, { mark: string; stand: number }>()
  const reading = new Map<string, Promise<Found | undefined>>()
  const atHand = new Map<string, { found: Found; until: number }>()

  /** Reads a file once for all waiting requests. */
  function recall(pathname: string): Promise<Found | undefined> {
    const ready = atHand.get(pathname)
    if (ready && performance.now() < ready.until) return Promise.resolve(ready.found)
    const under = reading.get(pathname)
    if (under) return under
    const read = decode(pathname)
      .then(found => {
        // If the file changed meanwhile, the old content is only for requests that already wait.
        if (reading.get(pathname) === read) layReady(pathname, found)
        return found
      })
      .finally(() => {
        if (reading.get(pathname) === read) reading.delete(pathname)
      })
    reading.set(pathname, read)
    return read
  }

  async function decode(pathname: string): Promise<Found | undefined> {
    const stored = await files.read(pathname)
    if (!stored || 'gone' in stored) return stored
    const { type, body } = JSON.parse(stored.text) as Kept
    return { stand: stored.stand, type, bytes: Buffer.from(body, 'base64') }
  }

  function layReady(pathname: string, found: Found | undefined): void {
    if (!found || 'gone' in found) return
    atHand.delete(pathname)
    atHand.set(pathname, { found, until: performance.now() + AT_HAND_MS })
    for (const [oldest] of atHand) if (atHand.size > MOST_AT_HAND) atHand.delete(oldest)
  }

  function layAside(pathname: string): void {
    reading.delete(pathname)
    atHand.delete(pathname)
  }

  return {
    keep(pathname, type, etag, body) {
      const mark = createHash('sha256').update(`${type} ${etag} `).update(body).digest('base64url')
      const stand = Date.now()
      const before = written.get(pathname)
      if (before?.mark === mark && isYounger(before, REWRITE_MS)) return
      layAside(pathname)
      const kept: Kept = { type, etag, body: body.toString('base64') }
      written.delete(pathname)
      if (!files.write(pathname, { text: JSON.stringify(kept), stand })) return
      written.set(pathname, { mark, stand })
      // The oldest entry is forgotten first; that only costs one more write of its file.
      for (const [oldest] of written) if (written.size > MOST_REMEMBERED) written.delete(oldest)
    },

    async forget(pathname) {
      // The file may still be on its way to the disk.
      const isOurs = written.delete(pathname)
      const found = await files.read(pathname)
      const isNoted = !found || ('gone' in found && isYounger(found, REWRITE_MS))
      if (isNoted && !isOurs) return
      await files.writeNow(pathname, { gone: true, stand: Date.now() })
      layAside(pathname)
    },

    async instead(pathname, otherwise) {
      const found = await recall(pathname)
      if (!found || !isYounger(found, KEPT_MS)) return otherwise
      return 'gone' in found ? gone : () => shown(found)
    },
  }
}

const isYounger = ({ stand }: { stand: number }, bound: number) => Math.abs(Date.now() - stand) <= bound

function shown({ type, bytes, stand }: Exclude<Found, { gone: true }>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=60',
      age: String(Math.max(0, Math.round((Date.now() - stand) / 1_000))),
      ...attachment(type),
    },
  })
}
