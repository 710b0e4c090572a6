import type { Log } from './log.ts'
import type { Result } from './store/index.ts'

const WRITE_AFTER_MS = 10_000
/** What is counted between two writings. */
const MOST_WAITING = 200

type Counting<T> = {
  /** What stood there already and what came, in one. */
  readonly join: (before: T, more: T) => T
  readonly write: (counted: readonly (readonly [string, T])[]) => Promise<Result<unknown>>
  readonly log: Pick<Log, 'warn'>
  /** What is counted, for the operator. */
  readonly what: string
}

/**
 * Counts in memory, in each process for itself, and writes it down now and then, so that it costs no visitor a write.
 * What could not be written is kept for the next time.
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

  /** Whoever asks to have all written waits for what is just being written, too. */
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
