import type { SiteContext } from './site-context.ts'

/** Errors that are already in the log. */
const told = new WeakSet<object>()

type Site = Pick<SiteContext, 'log' | 'requestId'>

const isTold = (what: unknown): boolean => {
  if (typeof what !== 'object' || what === null) return false
  if (told.has(what)) return true
  told.add(what)
  return false
}

/** Logs an error once, even if it passes through several parts of the site. */
export function tellOnce(
  { log, requestId }: Site,
  error: unknown,
  message: string,
  { level = 'error', ...about }: { level?: 'warn' | 'error' } & Record<string, unknown> = {},
): void {
  if (!isTold(error)) log[level]({ err: error, ...about, requestId }, message)
}
