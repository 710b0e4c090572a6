/** Calls that wait for a new sign-in. */
type Waiting = { readonly promise: Promise<void>; readonly go: () => void }

let waiting: Waiting | undefined
const listeners = new Set<() => void>()

/** Asks the user to sign in again, once for all waiting calls; resolves after that. */
export function signedInAgain(): Promise<void> {
  // Before the first screen there is no dialog, and no input to lose.
  if (listeners.size === 0) leave()
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting = { promise, go: resolve }
    for (const tell of listeners) tell()
  }
  return waiting.promise
}

/** Opens the sign-in page, which leads back here; for an account that is not signed in any more. */
export function leave(): void {
  const zurueck = location.pathname + location.search
  location.replace(`/redaktion/anmelden?${new URLSearchParams({ zurueck, ende: '1' })}`)
}

/** The user has signed in: repeats the calls. */
export function goOn(): void {
  waiting?.go()
  waiting = undefined
  for (const tell of listeners) tell()
}

export const isAsked = (): boolean => waiting !== undefined

/** Registers a listener for a request to sign in and its end; returns the function to unregister. */
export function whenAsked(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
