import type { SiteContext } from './site-context.ts'

/** What has its line in the log already, with its cause. */
const told = new WeakSet<object>()

type Site = Pick<SiteContext, 'log' | 'requestId'>

const isTold = (what: unknown): boolean => {
  if (typeof what !== 'object' || what === null) return false
  if (told.has(what)) return true
  told.add(what)
  return false
}

/** Writes down why something failed, once, however many parts of the site it passes on its way to an answer. */
export function tellOnce(
  { log, requestId }: Site,
  error: unknown,
  message: string,
  { level = 'error', ...about }: { level?: 'warn' | 'error' } & Record<string, unknown> = {},
): void {
  if (!isTold(error)) log[level]({ err: error, ...about, requestId }, message)
}
