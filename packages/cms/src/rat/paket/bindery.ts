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
/** So much lies here at most; what nobody has asked for the longest goes first. */
const MOST_KEPT_BYTES = 2_000_000_000
/** What was asked for so lately may still be read by whoever asked. */
const IN_READING_MS = 15 * 60_000
/** Of what may still be read at most so many times as much lies here: nobody fills the disk by changing a note again and again. */
const MOST_IN_READING = 2
/** What has just been laid down or is being written. */
const JUST_NOW_MS = 60_000
/** So much of what a packet names is read; a tablet takes no more. */
const MOST_BYTES = 250_000_000
/** One packet is bound at a time, and so many people wait for theirs. */
const ROOM = 12
const COME_BACK_S = 10

type Asked = Gathered & {
  /** Who asks: one packet at a time is bound for each. */
  readonly account: string
  readonly name: string
}

/**
 * Binds packets and lays them down, each under what goes into it: who may read the same gets the same, and what changed is
 * another. Whoever asks is judged before they come here, every time. The folder is as closed as the database beside it, is no
 * part of what is saved or taken along, and may be emptied at any moment.
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

  /** Takes away what is too old, and as much as is too much: of what may still be read only far too much. */
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

  /** The second of one person waits for the first; a third is asked to come back. */
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
    /** The packet as a file. The same one asked for twice at once is bound once. */
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
      // Whoever reads it keeps it for whoever reads on.
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

/** What lies in a folder at this moment. */
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
 * The files, in memory that the thread which binds them shares. What is too much, and what is gone at this very moment, is
 * left out here and named in the packet.
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
