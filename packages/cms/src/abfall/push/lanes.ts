import { LRUCache } from 'lru-cache'
import { turnstile, type Wish } from '../../limits/turnstile.ts'

/** Most messages that are sent at the same time. */
export const PUSHES_AT_ONCE = 8
/** Most parallel requests to all slow services together. */
const SLOW_PLACES = 2
const SLOW_ROOM = 20
/** Most parallel requests to one service that is not slow. */
const PLACES_OF_ONE = 4
/**
 * A service is slow if its average time of an answer, in milliseconds, is longer; the timeout is a little
 * more than twice this.
 */
const SLOW_AFTER = 2_000
/** Weight of the last answer in the average: one slow answer does not make a service slow. */
const WEIGHT = 0.25
/** Most services in the cache; a service that was evicted counts as new. */
const MOST_KNOWN = 1_000

type Service = {
  readonly own: ReturnType<typeof turnstile>
  average: number | undefined
  /** The first message to a service; all others wait for it. */
  first: Promise<unknown> | undefined
}

/**
 * Keeps a slow push service from delaying the devices of another. A new service gets one message first. Slow
 * services share a few parallel requests; if too many messages wait for these, the next one fails with
 * `TooManyWaiting`.
 */
export function lanes(now: () => number = () => performance.now()) {
  const wide = turnstile(PUSHES_AT_ONCE - SLOW_PLACES)
  const narrow = turnstile(SLOW_PLACES, SLOW_ROOM)
  const known = new LRUCache<string, Service>({ max: MOST_KNOWN })

  const serviceOf = (host: string): Service => {
    const service = known.get(host) ?? { own: turnstile(PLACES_OF_ONE), average: undefined, first: undefined }
    known.set(host, service)
    return service
  }

  return {
    /** Throws as a turnstile does. */
    async run<T>(host: string, work: () => Promise<T>, wish: Wish): Promise<T> {
      const service = serviceOf(host)
      const timed = async () => {
        const begun = now()
        try {
          return await work()
        } finally {
          const took = now() - begun
          service.average =
            service.average === undefined ? took : service.average + WEIGHT * (took - service.average)
        }
      }
      while (service.average === undefined && service.first) await service.first
      if (service.average === undefined) {
        const first = wide.run(timed, wish)
        // If this message fails, the next one counts as the first.
        service.first = first.catch(() => {
          service.first = undefined
        })
        return first
      }
      return service.average < SLOW_AFTER
        ? service.own.run(() => wide.run(timed, wish))
        : narrow.run(timed, wish)
    },
  }
}
