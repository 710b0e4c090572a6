import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** One line of JSON Lines. */
export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

/**
 * A file that grows line by line beside another. What goes wrong between two lines, as on a full disk, is thrown by the
 * next one or at the end: heard by nobody it would end the process.
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
    /** Nobody reads it any more. */
    drop: () => void stream.destroy(),
  }
}
