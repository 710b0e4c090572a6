import { type Call, type Cms, isCmsError, patienceOf } from '@rathausplatz/contract'
import { isAway } from './is-away.ts'
import type { Log } from './site-context.ts'
import { tellOnce } from './tell-once.ts'

/**
 * How long one page waits for a remote CMS, in all its calls together. A call may set a longer time of its
 * own, which does not count for the page.
 */
const LONGEST_WAIT_MS = 2_000

/**
 * How long a page waits for calls beyond spec §7, so that they do not use up the time for the page's lists.
 */
const EXTRA_WAIT_MS = 500

/** Returns the deadline for a call beyond spec §7 that is followed by further calls. */
export const shareOfExtra = (): number => performance.now() + EXTRA_WAIT_MS

export type HeardCms = {
  cms: Cms
  /** Time at which the oldest answer served from the cache was received; undefined if all are fresh. */
  keptSince(): Date | undefined
  /** False after a call has failed unexpectedly: the result may be shown but must not be cached. */
  isWhole(): boolean
}

/**
 * Wraps the CMS for one request. It logs faults, because many callers continue without the answer and would
 * not log them; expected failures are not logged. All calls share one deadline. It records the age of the
 * oldest kept answer.
 */
export function heardCms(cms: Cms, log: Log, requestId: string): HeardCms {
  let deadline = performance.now() + LONGEST_WAIT_MS
  let oldest: Date | undefined
  let isWhole = true
  const onKept = (since: Date) => {
    if (!oldest || since < oldest) oldest = since
  }
  const patiently = async (patience: number, ask: (deadline: number) => Promise<unknown>) => {
    const start = performance.now()
    return ask(start + patience).finally(() => {
      deadline += performance.now() - start
    })
  }
  const call = (call: Pick<Call, 'name' | 'patience' | 'method'>, input: { deadline?: number }) => {
    const ask = (until: number): Promise<unknown> =>
      cms.call(
        call as never,
        { ...input, deadline: Math.min(until, input.deadline ?? Infinity), onKept } as never,
      )
    const patience = patienceOf(call)
    const asked = patience ? patiently(patience, ask) : ask(deadline)
    return asked.catch((error: unknown) => {
      const isUnexpected = !isCmsError(error) || isAway(error)
      if (isUnexpected || error.code === 'fehler') isWhole = false
      if (isUnexpected)
        tellOnce({ log, requestId }, error, 'Abruf fehlgeschlagen', { level: 'warn', call: call.name })
      throw error
    })
  }
  return { cms: { call: call as Cms['call'] }, keptSince: () => oldest, isWhole: () => isWhole }
}
