import { LRUCache } from 'lru-cache'

/**
 * How long, in ms, no request waits for a call after its first late answer. Each further late answer doubles
 * this time.
 */
const FIRST_HOLD_MS = 5_000
const LONGEST_HOLD_MS = 60_000
const MOST_HOLDS = 5_000

/** The calls that answered late: for a while no request waits for them. */
export function createHolds() {
  const holds = new LRUCache<string, { pause: number; until: number }>({ max: MOST_HOLDS })
  return {
    hold(key: string): void {
      const pause = Math.min(LONGEST_HOLD_MS, (holds.get(key)?.pause ?? FIRST_HOLD_MS / 2) * 2)
      holds.set(key, { pause, until: performance.now() + pause })
    },
    has: (key: string): boolean => holds.has(key),
    isHeld: (key: string): boolean => (holds.get(key)?.until ?? 0) > performance.now(),
    delete: (key: string) => holds.delete(key),
    clear: () => holds.clear(),
  }
}
