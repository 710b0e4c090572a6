import { LRUCache } from 'lru-cache'
import { turnstile, type Wish } from '../../limits/turnstile.ts'

/** As many as are under way at the same time, and their way outside takes. */
export const PUSHES_AT_ONCE = 8
/** Those that are slow share these. */
const SLOW_PLACES = 2
const SLOW_ROOM = 20
/** No service has more of the others. */
const PLACES_OF_ONE = 4
/** In milliseconds, on average: the patience with an answer is a little more than twice as long. */
const SLOW_AFTER = 2_000
/** How much the last answer counts: one that hesitates once is not slow. */
const WEIGHT = 0.25
/** More are not known at once; whoever comes back is new. */
const MOST_KNOWN = 1_000

type Service = {
  readonly own: ReturnType<typeof turnstile>
  average: number | undefined
  /** The first message to it, on which all others wait. */
  first: Promise<unknown> | undefined
}

/**
 * Lets no service hold up the devices of another. A new one is sent one message before it is sent more; those that take
 * long to answer share a few places, and where many wait for these already the next is turned away: `TooManyWaiting`.
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
        // Where nothing was sent, the next one is the first.
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
