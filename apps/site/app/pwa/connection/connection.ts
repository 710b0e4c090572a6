/** Network information, which only some browsers provide. */
type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether to avoid downloads that the visitor has not requested: offline, on 2g, or with data saver (spec
 * §9).
 */
export function isThrifty({
  onLine,
  connection,
}: Pick<Navigator, 'onLine'> & { connection?: Connection }): boolean {
  return !onLine || connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

/** Longest wait for an idle period, in ms (spec §9). */
export const IDLE_TIMEOUT = 2000

/**
 * Runs work in an idle period and returns a function that cancels it. Safari has no idle callback, so a timer
 * runs it there.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}
