import type { ServerResponse } from 'node:http'
import type { Log } from './log.ts'

/** Long enough for every real address, short enough that nobody fills the disk with addresses. */
const LONGEST_PATH = 512

/**
 * Writes one line per request when its answer has left, or at once where there is no connection to wait for. No
 * address of a person, no query (searches and tokens stand there); JSON keeps line breaks inside their line.
 */
export function noteAccess(
  log: Log,
  request: Request,
  path: string,
  requestId: string,
  outgoing?: ServerResponse,
) {
  const start = performance.now()
  return (status: number): void => {
    const note = () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      const complete = outgoing?.writableFinished ?? true
      const about = { method: request.method, path: path.slice(0, LONGEST_PATH), status, ms, requestId }
      log.info(complete ? about : { ...about, complete }, 'request')
    }
    if (outgoing) outgoing.once('close', note)
    else note()
  }
}
