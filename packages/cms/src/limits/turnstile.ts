/** The row is as long as it may get: who comes now would wait longer than a visitor does. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/** Everybody who wanted it has gone before its turn came. */
export class NobodyWaits extends Error {
  override name = 'NobodyWaits'
}

export type Wish = {
  /** Asked when its turn has come; work that nobody waits for any more is not begun. */
  isWanted?: () => boolean
  /** Aborted where who asks waits no longer: they hear of it at once, and their place in the row is free. */
  leaving?: AbortSignal | undefined
}

/** Lets so many pieces of work in at a time; the others wait in the order they came, as many as there is room for. */
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
        // Whoever waits takes over the place, so nobody can slip in between.
        const next = waiting.shift()
        if (next) next()
        else if (--inside === 0) for (const go of waitingForQuiet.splice(0)) go()
      }
    },

    /** Resolves when nobody is inside: for work that must not keep anyone waiting. */
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
