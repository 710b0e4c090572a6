/** What some browsers tell of the connection; the others tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** True where nothing may be fetched that nobody asked for: offline, on 2g, or where data are to be saved (spec §9). */
export function isThrifty({
  onLine,
  connection,
}: Pick<Navigator, 'onLine'> & { connection?: Connection }): boolean {
  return !onLine || connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

/** The browser's own moment of rest, at the latest after this many milliseconds (spec §9). */
export const IDLE_TIMEOUT = 2000

/** Calls when the browser has nothing else to do; gives back how to call it off. Safari knows no such moment. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT })
  return () => cancelIdleCallback(handle)
}
