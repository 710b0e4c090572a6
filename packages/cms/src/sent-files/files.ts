import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteRange, Hochgeladen } from '@rathausplatz/contract'
import { writeAtomically } from '../media/atomic-file.ts'

/** Milliseconds for which a file without a row is kept, because its transaction may not be committed yet. */
const SETTLED_MS = 3_600_000

/** Bytes that stay free on the disk, because the database shares it. */
const LEFT_FREE = 500_000_000

export const newKennung = (): string => randomBytes(16).toString('base64url')

/**
 * Stores files that residents send. They lie in the data folder beside the media and have generated names, so
 * that no address of the site leads to them.
 */
export function openFiles(folder: string) {
  const at = (kennung: string) => join(folder, kennung)
  return {
    /** Tests whether the disk has room for further files. */
    async hasRoom(): Promise<boolean> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize > LEFT_FREE
    },

    async keep(kennung: string, bytes: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeAtomically(at(kennung), bytes)
    },

    read: (kennung: string, { from, to }: ByteRange): AsyncIterable<Uint8Array> =>
      createReadStream(at(kennung), { start: from, end: to }),

    isThere: ({ kennung }: Pick<Hochgeladen, 'kennung'>): Promise<boolean> =>
      stat(at(kennung)).then(
        () => true,
        () => false,
      ),

    async remove(kennungen: readonly string[]): Promise<void> {
      await Promise.all(kennungen.map(kennung => rm(at(kennung), { force: true })))
    },

    /** Removes files that have no row, left by an interrupted upload or removal. */
    async sweep(
      known: (kennungen: readonly string[]) => Promise<ReadonlySet<string>>,
      now: Date,
    ): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      for (let start = 0; start < names.length; start += 200) {
        const some = names.slice(start, start + 200)
        const kept = await known(some)
        for (const name of some) {
          const found = kept.has(name) ? undefined : await stat(at(name)).catch(() => undefined)
          if (found && now.getTime() - found.mtimeMs > SETTLED_MS) await rm(at(name), { force: true })
        }
      }
    },
  }
}

export type Files = ReturnType<typeof openFiles>
