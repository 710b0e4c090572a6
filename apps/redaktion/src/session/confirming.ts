/** Sensitive steps that wait until the editor has shown who they are. */
type Waiting = { readonly promise: Promise<boolean>; readonly end: (isConfirmed: boolean) => void }

let waiting: Waiting | undefined
const listeners = new Set<() => void>()

/**
 * Asks the editor to confirm the session, once for all waiting steps. Resolves to false if they cancel, or if
 * no screen can ask.
 */
export function confirmed(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, end: resolve }
    for (const tell of listeners) tell()
  }
  return waiting.promise
}

/** The editor has confirmed or cancelled: the steps continue or end. */
export function endConfirming(isConfirmed: boolean): void {
  waiting?.end(isConfirmed)
  waiting = undefined
  for (const tell of listeners) tell()
}

export const isConfirming = (): boolean => waiting !== undefined

/** Registers a listener for a question and its end; returns the function to unregister. */
export function whenConfirming(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
