/** The queue is full: new work would wait longer than a visitor does. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/** Every caller that waited for the work has left before it started. */
export class NobodyWaits extends Error {
  override name = 'NobodyWaits'
}

export type Wish = {
  /** Called when the work is about to start; if false, it is not started. */
  isWanted?: () => boolean
  /** Aborts when the caller no longer waits: `run` rejects at once and frees the place in the queue. */
  leaving?: AbortSignal | undefined
}

/**
 * Runs at most `places` pieces of work at a time. Further work waits in a queue (first in, first out) of at
 * most `room` entries.
 */
export function turnstile(places: number, room = Number.POSITIVE_INFINITY) {
  let inside = 0
  const waiting: (() => void)[] = []
  const waitingForQuiet: (() => void)[] = []

  return {
    async run<T>(work: () => Promise<T>, { isWanted = () => true, leaving }: Wish = {}): Promise<T> {
      if (leaving?.aborted) throw new NobodyWaits()
      if (inside < places) inside++
      else if (waiting.length >= room) throw new TooManyWaiting()
      else await turnIn(waiting, leaving)
      try {
        if (leaving?.aborted || !isWanted()) throw new NobodyWaits()
        return await work()
      } finally {
        // The next in the queue takes over the place at once, so that new work cannot overtake it.
        const next = waiting.shift()
        if (next) next()
        else if (--inside === 0) for (const go of waitingForQuiet.splice(0)) go()
      }
    },

    /** Resolves when no work is running: for background work that must not delay anyone. */
    quiet: (): Promise<void> =>
      inside === 0 ? Promise.resolve() : new Promise(go => waitingForQuiet.push(() => go())),
  }
}

function turnIn(waiting: (() => void)[], leaving: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      leaving?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(new NobodyWaits())
    }
    waiting.push(enter)
    leaving?.addEventListener('abort', leave, { once: true })
  })
}
