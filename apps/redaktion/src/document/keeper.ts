import type { Daten } from './path.ts'

/** Typing rests so long, or goes on so long, before it is kept; in milliseconds. */
const REST = 400
const AT_MOST = 1_500
/** After a failure it is tried again, more and more rarely. */
const RETRIES = [2_000, 5_000, 15_000, 60_000]

export type Kept =
  | { readonly is: 'kept'; readonly at: number | undefined }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly reason: unknown }

/**
 * Keeps what is typed, in its order and one at a time: what comes while something is being sent goes next, and only the
 * newest of it.
 */
export function keeper(send: (daten: Daten) => Promise<void>, tell: (kept: Kept) => void) {
  let next: Daten | undefined
  let since = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  const run = async (): Promise<void> => {
    clearTimeout(timer)
    while (next) {
      const daten = next
      next = undefined
      try {
        await send(daten)
        failures = 0
        if (!next) tell({ is: 'kept', at: Date.now() })
      } catch (reason) {
        next ??= daten
        tell({ is: 'failed', reason })
        timer = setTimeout(flush, RETRIES[Math.min(failures++, RETRIES.length - 1)])
        return
      }
    }
  }

  function flush(): Promise<void> {
    sending ??= run().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    keep(daten: Daten): void {
      const now = Date.now()
      if (!next) since = now
      next = daten
      tell({ is: 'waiting' })
      clearTimeout(timer)
      timer = setTimeout(flush, Math.max(0, Math.min(REST, since + AT_MOST - now)))
    },
    /** Sends what waits now; resolves when it has been kept or has failed. */
    flush,
    /** Whether everything has been kept. */
    isDone: () => next === undefined && sending === undefined,
    /** What waits is not sent any more: it was saved or thrown away. */
    async drop(): Promise<void> {
      clearTimeout(timer)
      next = undefined
      await sending
      next = undefined
    },
  }
}
