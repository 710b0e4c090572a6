import type { ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { loggedPath } from './logged-path.ts'

/** Long enough for every real address, short enough that requests cannot fill the disk. */
const LONGEST_PATH = 512

/**
 * Writes one line per request once its answer is sent, or at once without a connection. The line holds no IP
 * address, no query (searches and tokens), no key of a link and no title of what is not public; JSON escapes line
 * breaks.
 */
export function noteAccess(
  log: Log,
  method: string,
  path: string,
  requestId: string,
  outgoing?: ServerResponse,
) {
  const start = performance.now()
  return (status: number): void => {
    const note = () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      const complete = outgoing?.writableFinished ?? true
      const about = { method, path: loggedPath(path.slice(0, LONGEST_PATH), status), status, ms, requestId }
      log.info(complete ? about : { ...about, complete }, 'request')
    }
    if (outgoing) outgoing.once('close', note)
    else note()
  }
}
