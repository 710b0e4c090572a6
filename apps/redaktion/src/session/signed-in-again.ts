/** What waits until somebody has signed in again. */
type Waiting = { readonly promise: Promise<void>; readonly go: () => void }

let waiting: Waiting | undefined
const listeners = new Set<() => void>()

/** Asks whoever works here to sign in again, once for all calls that wait; resolves when they have. */
export function signedInAgain(): Promise<void> {
  // Before the first screen nobody can be asked in place, and nothing is typed yet.
  if (listeners.size === 0) leave()
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting = { promise, go: resolve }
    for (const tell of listeners) tell()
  }
  return waiting.promise
}

/** To the sign-in page, and back here from it: where nobody is signed in as who has worked here. */
export function leave(): void {
  const zurueck = location.pathname + location.search
  location.replace(`/redaktion/anmelden?${new URLSearchParams({ zurueck, ende: '1' })}`)
}

/** They have: the calls are repeated. */
export function goOn(): void {
  waiting?.go()
  waiting = undefined
  for (const tell of listeners) tell()
}

export const isAsked = (): boolean => waiting !== undefined

/** To be told when it is asked for or done; gives back how to stop. */
export function whenAsked(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
