import { setTimeout } from 'node:timers/promises'

const SHORTEST_MS = 100
const LONGEST_MS = 30_000
/** Whoever has served for so long fell of something else than the one before. */
const SERVED_MS = 60_000

export type Clock = {
  /** Milliseconds from any beginning. */
  now(): number
  pause(ms: number): Promise<unknown>
}

export const realClock: Clock = { now: () => performance.now(), pause: ms => setTimeout(ms) }

/**
 * The pauses before one that has fallen is followed by another: longer each time, so that falling again and again costs no
 * processor, and short again once one of them has served for a while. They never come to an end.
 */
export function growingPauses({ now, pause }: Clock = realClock) {
  let next = SHORTEST_MS
  let servesSince: number | undefined
  return {
    serves(): void {
      servesSince = now()
    },

    /** Resolves after the pause that is due now, with its length. */
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

/** Tries until it succeeds or is no longer wanted, with a pause before each time. */
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
