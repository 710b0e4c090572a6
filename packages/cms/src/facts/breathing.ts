import { setImmediate } from 'node:timers/promises'

/** All others wait for no longer than this; in milliseconds. */
const LONGEST_TURN = 10

/** Long work asks this again and again: it lets all others go on where it has taken its time. */
export function breathing(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_TURN) return
    await setImmediate()
    since = performance.now()
  }
}

/** Does work that comes in steps, with a breath between them where it takes its time. */
export async function inSteps<T>(steps: Generator<unknown, T>): Promise<T> {
  const breathe = breathing()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await breathe()
  }
}
