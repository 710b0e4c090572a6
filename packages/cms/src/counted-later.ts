import type { Log } from './log.ts'
import type { Result } from './store/index.ts'

const WRITE_AFTER_MS = 10_000
/** Most names that wait between two writes; further names are not counted. */
const MOST_WAITING = 200

type Counting<T> = {
  /** Merges the waiting value of a name with a new one. */
  readonly join: (before: T, more: T) => T
  readonly write: (counted: readonly (readonly [string, T])[]) => Promise<Result<unknown>>
  readonly log: Pick<Log, 'warn'>
  /** Name of the counted thing, for the operator's log. */
  readonly what: string
}

/**
 * Counts in memory, per process, and writes the counts from time to time, so that no visitor waits for a
 * write. Counts whose write fails are kept for the next write.
 */
export function countedLater<T>({ join, write, log, what }: Counting<T>) {
  let waiting = new Map<string, T>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isTold = false

  const add = (name: string, value: T): void => {
    const known = waiting.get(name)
    if (known === undefined && waiting.size >= MOST_WAITING) return
    waiting.set(name, known === undefined ? value : join(known, value))
  }

  const later = () => {
    timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref()
  }

  const writeDown = async (): Promise<void> => {
    if (waiting.size === 0) return
    const counted = waiting
    waiting = new Map()
    const written = await write([...counted])
    if (written.ok) {
      isTold = false
      return
    }
    const since = waiting
    waiting = counted
    for (const [name, value] of since) add(name, value)
    later()
    if (!isTold) log.warn({ err: written.cause }, `${what} ließen sich nicht speichern und werden behalten.`)
    isTold = true
  }

  /** Also waits for a write that is already running. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeDown)
    return writing
  }

  return {
    count(name: string, value: T): void {
      add(name, value)
      later()
    },
    flush,
    async close(): Promise<void> {
      await flush()
      clearTimeout(timer)
    },
  }
}
