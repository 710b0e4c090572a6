/** Lets so many pieces of work in at a time; the others wait in the order they came. */
export function turnstile(places: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  const waitingForQuiet: (() => void)[] = []

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (inside < places) inside++
      else await new Promise<void>(enter => waiting.push(enter))
      try {
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
