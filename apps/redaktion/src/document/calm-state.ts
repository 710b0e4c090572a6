/** Delay in ms after typing until the screen follows. */
const REST = 250

/** A state with listeners: a change notifies them immediately, or after a pause in typing. */
export function calmState<State extends object>(first: State) {
  let state = first
  const listeners = new Set<() => void>()
  let rest: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(rest)
    rest = undefined
    for (const tell of listeners) tell()
  }
  /** Sets the state now, and notifies listeners at the end of the running delay, at most `REST` ms later. */
  const putCalmly = (next: Partial<State>): void => {
    state = { ...state, ...next }
    rest ??= setTimeout(follow, REST)
  }
  return {
    get now(): State {
      return state
    },
    /** Registers a listener for every change, delayed while typing; returns the function to unregister. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    put(next: Partial<State>): void {
      state = { ...state, ...next }
      follow()
    },
    putCalmly,
    /** Like `putCalmly`, but restarts the delay: listeners are notified once typing pauses. */
    putTyped(next: Partial<State>): void {
      clearTimeout(rest)
      rest = undefined
      putCalmly(next)
    },
    /** Notifies listeners now if a delayed notification is pending. */
    follow(): void {
      if (rest !== undefined) follow()
    },
  }
}
