import { setTimeout } from 'node:timers/promises'

const SHORTEST_MS = 100
const LONGEST_MS = 30_000
/** After this time in service, in ms, a failure counts as unrelated to the one before. */
const SERVED_MS = 60_000

export type Clock = {
  /** Milliseconds since any fixed moment. */
  now(): number
  pause(ms: number): Promise<unknown>
}

export const realClock: Clock = { now: () => performance.now(), pause: ms => setTimeout(ms) }

/**
 * Backoff between restarts of a worker: longer each time, so that repeated failures cost no CPU time, and
 * short again once a worker has served for a while. It never gives up.
 */
export function growingPauses({ now, pause }: Clock = realClock) {
  let next = SHORTEST_MS
  let servesSince: number | undefined
  return {
    serves(): void {
      servesSince = now()
    },

    /** Waits for the pause that is due and returns its length. */
    async next(): Promise<number> {
      if (servesSince !== undefined && now() - servesSince >= SERVED_MS) next = SHORTEST_MS
      servesSince = undefined
      const ms = next
      next = Math.min(LONGEST_MS, next * 2)
      await pause(ms)
      return ms
    },
  }
}

export type Pauses = ReturnType<typeof growingPauses>

/** Retries until it succeeds or is no longer wanted, with a pause before each attempt. */
export async function tryAgain(
  pauses: Pauses,
  attempt: () => Promise<boolean>,
  isWanted: () => boolean,
): Promise<boolean> {
  while (isWanted()) {
    await pauses.next()
    if (!isWanted()) break
    if (await attempt()) return true
  }
  return false
}
