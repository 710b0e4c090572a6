import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Head } from './format.ts'

type File = Head['dateien'][number]

/** The target of an export's files, one after the other. */
export interface Sink {
  /** Resolves after the whole file was written, with its entry for the head. */
  put(name: string, content: Readable): Promise<File>
}

/** Counts and hashes a stream. */
function summed() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.byteLength
      done(null, chunk)
    },
  })
  return { through, fileOf: (name: string): File => ({ name, bytes, sha256: hash.digest('hex') }) }
}

/** Writes the files to a folder. */
export const folderSink = (folder: string): Sink => ({
  async put(name, content) {
    const { through, fileOf } = summed()
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await pipeline(content, through, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
    return fileOf(name)
  },
})

/** These formats are compressed already. */
const PACKED = /\.(?:jpeg|png|webp|avif|pdf)$/

/** Writes one zip file while it is read, so that only the part in transit is in memory. */
export function zipSink(now: Date): { sink: Sink; bytes: Readable; end(): void; fail(error: Error): void } {
  const zip = new ZipFile()
  const bytes = new PassThrough()
  zip.outputStream.pipe(bytes)
  const failing = new Promise<never>((_, reject) => {
    zip.on('error', reject)
    bytes.once('close', () => reject(new Error('nobody takes the export any more')))
  })
  failing.catch(() => {})
  return {
    bytes,
    sink: {
      async put(name, content) {
        const { through, fileOf } = summed()
        zip.addReadStream(through, name, { mtime: now, compress: !PACKED.test(name), mode: 0o100644 })
        await Promise.race([
          Promise.all([pipeline(content, through, { end: true }), finished(through)]),
          failing,
        ]).catch((error: unknown) => {
          content.destroy()
          throw error
        })
        return fileOf(name)
      },
    },
    end: () => zip.end(),
    fail: error => void bytes.destroy(error),
  }
}
