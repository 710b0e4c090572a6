/**
 * Returns the outcome of `work`, or rejects at the moment `signal` aborts, even if `work` never ends. A later
 * outcome of `work` is ignored.
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
