import { setImmediate } from 'node:timers/promises'

/** The longest turn in milliseconds; other requests wait no longer. */
const LONGEST_TURN = 10

/** Returns a function for long work to call often: it yields to the event loop after each full turn. */
export function breathing(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_TURN) return
    await setImmediate()
    since = performance.now()
  }
}

/** Runs a generator to its end, and yields to other requests between its steps. */
export async function inSteps<T>(steps: Generator<unknown, T>): Promise<T> {
  const breathe = breathing()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await breathe()
  }
}
