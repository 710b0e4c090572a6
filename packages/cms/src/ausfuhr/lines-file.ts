import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** One line of JSON Lines. */
export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

/**
 * Creates a file that grows line by line. An error between two lines, as on a full disk, is thrown by the
 * next call or at the end: unhandled it would end the process.
 */
export function linesFile(file: string) {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const done = finished(stream)
  done.catch(() => {})
  return {
    file,
    async add(value: unknown) {
      if (stream.errored) throw stream.errored
      if (!stream.write(lineOf(value))) await once(stream, 'drain')
    },
    async close() {
      stream.end()
      await done
    },
    /** Closes the file early; its content is not needed. */
    drop: () => void stream.destroy(),
  }
}
