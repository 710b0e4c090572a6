import type { Daten } from './path.ts'

/** Delays in ms until the copy is stored: after typing pauses, and at the latest if typing continues. */
const REST = 400
const AT_MOST = 1_500
/** Retry delays in ms after failures. */
const RETRIES = [2_000, 5_000, 15_000, 60_000]

export type Kept =
  | { readonly is: 'kept'; readonly at: number | undefined }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly reason: unknown }

/** Stores the working copy, one request at a time: while one is in flight, only the newest state waits. */
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
    /** Sends the waiting state; resolves once it is stored or has failed. */
    flush,
    /** True if everything is stored. */
    isDone: () => next === undefined && sending === undefined,
    /**
     * Cancels the waiting state, which is saved or discarded otherwise; resolves once no request is in
     * flight.
     */
    async drop(): Promise<void> {
      clearTimeout(timer)
      next = undefined
      await sending
      next = undefined
    },
  }
}
