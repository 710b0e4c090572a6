import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { CmsError, type Download } from '@rathausplatz/contract'
import { DAY_MS, longMoment } from '@rathausplatz/time'
import type { WorkJob } from '../../jobs/job.ts'
import { TooManyWaiting, turnstile } from '../../limits/turnstile.ts'
import { writeAtomically } from '../../media/atomic-file.ts'
import { bindApart, LIMITS, type Limits } from './bind-apart.ts'
import type { Gathered } from './gather.ts'

const ENDING = '.pdf'
/** How long a packet stays in the cache after its last use. */
const KEPT_MS = DAY_MS
/** Maximum size of the cache; the least recently used packets go first. */
const MOST_KEPT_BYTES = 2_000_000_000
/** A packet used within this time may still be being read. */
const IN_READING_MS = 15 * 60_000
/**
 * Factor of the limit for packets being read: without it, changing a note again and again could fill the
 * disk.
 */
const MOST_IN_READING = 2
/** A packet used within this time may just have been written. */
const JUST_NOW_MS = 60_000
/** Maximum size of all files of a packet; a tablet could not open more. */
const MOST_BYTES = 250_000_000
/** One packet is bound at a time; this number of requests may wait. */
const ROOM = 12
const COME_BACK_S = 10

type Asked = Gathered & {
  /** The account: for each, one packet is bound at a time. */
  readonly account: string
  readonly name: string
}

/**
 * Binds packets and caches them under a hash of their content: readers with the same access get the same
 * file, and a change makes a new one. Access must be checked before each call. The folder is as protected as
 * the database, is not part of backups and exports, and may be emptied at any time.
 */
export function openBindery(
  folder: string,
  clock: () => Date,
  limits: Limits = LIMITS,
  mostBytes = MOST_KEPT_BYTES,
) {
  const inWork = new Map<string, Promise<void>>()
  const queue = turnstile(1, ROOM)
  const ofAccounts = new Map<string, ReturnType<typeof turnstile>>()
  const fileOf = (version: string) => join(folder, version + ENDING)

  const bindIt = async ({ packet, files, version }: Gathered): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const now = clock()
    const bound = await bindApart(
      { packet, files: await readAll(files), stand: `${longMoment(now)} Uhr` },
      limits,
    )
    if (!bound) throw new CmsError('fehler', 'Die Unterlagen ließen sich nicht zusammenstellen.')
    await writeAtomically(fileOf(version), bound)
    await utimes(fileOf(version), now, now)
    await tidy()
  }

  /**
   * Deletes packets that are too old, and the least recently used ones over the limit. For packets that may
   * be being read the limit is higher.
   */
  const tidy = async (): Promise<void> => {
    const kept = await filesIn(folder)
    const now = clock().getTime()
    let bytes = kept.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size, mtimeMs } of kept.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      const age = now - mtimeMs
      const [most, rest] = age > IN_READING_MS ? [mostBytes, 0] : [mostBytes * MOST_IN_READING, JUST_NOW_MS]
      const isTooMuch = bytes > most && age > rest
      if (age <= KEPT_MS && !isTooMuch) continue
      await rm(file, { force: true })
      bytes -= size
    }
  }

  /** A second request of an account waits for the first; a third is refused with zu-viele. */
  const inTurn = async (account: string, work: () => Promise<void>): Promise<void> => {
    const own = ofAccounts.get(account) ?? turnstile(1, 1)
    ofAccounts.set(account, own)
    try {
      await own.run(() => queue.run(work))
    } catch (error) {
      throw error instanceof TooManyWaiting ? tooMany() : error
    } finally {
      void own.quiet().then(() => ofAccounts.delete(account))
    }
  }

  return {
    /** Returns the packet as a file. Simultaneous requests for the same packet bind it once. */
    async bound({ account, name, ...gathered }: Asked): Promise<Download> {
      const { version } = gathered
      const file = fileOf(version)
      let found = await stat(file).catch(() => undefined)
      if (!found) {
        const working = inWork.get(version) ?? inTurn(account, () => bindIt(gathered))
        inWork.set(version, working)
        await working.finally(() => inWork.delete(version))
        found = await stat(file)
      }
      const now = clock()
      // Marks the packet as used.
      await utimes(file, now, now).catch(() => undefined)
      return {
        typ: 'application/pdf',
        name,
        version,
        groesse: found.size,
        inhalt: part => createReadStream(file, part && { start: part.from, end: part.to }),
      }
    },

    jobs: [
      {
        name: 'Zusammengestellte Sitzungsunterlagen löschen',
        due: { everyMinutes: 60 },
        work: tidy,
      },
    ] satisfies WorkJob[],
  }
}

export type Bindery = ReturnType<typeof openBindery>

type Kept = { readonly file: string; readonly size: number; readonly mtimeMs: number }

/** Returns the files in a folder. */
async function filesIn(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async name => {
      const file = join(folder, name)
      const about = await stat(file).catch(() => undefined)
      return about ? [{ file, size: about.size, mtimeMs: about.mtimeMs }] : []
    }),
  )
  return found.flat()
}

const tooMany = () =>
  new CmsError('zu-viele', 'Es werden gerade andere Unterlagen zusammengestellt.', {
    retryAfter: COME_BACK_S,
  })

/**
 * Reads the files into memory shared with the worker thread. Files over the limit, and files deleted
 * meanwhile, are left out here and named in the packet.
 */
async function readAll(files: ReadonlyMap<string, Download>): Promise<Map<string, Uint8Array>> {
  const read = new Map<string, Uint8Array>()
  let room = MOST_BYTES
  for (const [datei, file] of files) {
    if (file.groesse > room) continue
    room -= file.groesse
    const bytes = await readShared(file).catch(() => undefined)
    if (bytes) read.set(datei, bytes)
  }
  return read
}

async function readShared({ groesse, inhalt }: Download): Promise<Uint8Array> {
  const bytes = new Uint8Array(new SharedArrayBuffer(groesse))
  let at = 0
  for await (const piece of inhalt()) {
    bytes.set(piece.subarray(0, groesse - at), at)
    at += piece.byteLength
  }
  return bytes
}
