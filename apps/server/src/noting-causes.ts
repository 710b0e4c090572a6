import type { Log } from './log.ts'

type Noting = Log & {
  /** Begins to listen for what is written down of a request; once asked, nobody listens any more. */
  causeOf(requestId: string): { isTold(): boolean }
}

const isNoting = (log: Log): log is Noting => 'causeOf' in log

/**
 * A log that knows of each request whether it has been told why it failed, so that no answer of 500 and above goes
 * without its line, whichever part of the house gave it.
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
