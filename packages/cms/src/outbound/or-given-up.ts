/**
 * The outcome of work, unless it is given up first: then whoever waits is told at that very moment, whether the work ends
 * or not. What becomes of it afterwards concerns nobody.
 */
export async function orGivenUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    return await Promise.race([work, givenUp])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
