import type { Log } from './log.ts'

type Noting = Log & {
  /** Starts to watch the log lines of a request; watching ends with the first `isTold()`. */
  causeOf(requestId: string): { isTold(): boolean }
}

const isNoting = (log: Log): log is Noting => 'causeOf' in log

/**
 * Wraps a log so that it knows for each request whether the cause of its failure was logged. The frame uses
 * it, so that every answer of 500 and above has its line.
 */
export function notingCauses(log: Log): Noting {
  if (isNoting(log)) return log
  const told = new Map<string, boolean>()
  const noting =
    (level: 'warn' | 'error') =>
    (about: object, message: string): void => {
      const { requestId } = about as { requestId?: unknown }
      if (typeof requestId === 'string' && told.has(requestId)) told.set(requestId, true)
      log[level](about, message)
    }
  return {
    info: (about, message) => log.info(about, message),
    warn: noting('warn'),
    error: noting('error'),
    causeOf(requestId) {
      told.set(requestId, false)
      return {
        isTold() {
          const isTold = told.get(requestId) ?? false
          told.delete(requestId)
          return isTold
        },
      }
    },
  }
}
