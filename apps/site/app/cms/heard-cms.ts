import { type Call, type Cms, isCmsError } from '@rathausplatz/contract'
import { isAway } from './is-away.ts'
import type { Log } from './site-context.ts'
import { tellOnce } from './tell-once.ts'

/**
 * A page waits so long for a CMS elsewhere, however many calls it makes one after the other. What a call asks for more than
 * that is its own: the time it takes is not the page's.
 */
const LONGEST_WAIT_MS = 2_000

/** What spec §7 does not know may hang before a CMS elsewhere: the page does not spend on it what its lists need. */
const EXTRA_WAIT_MS = 500

/** Until when a call beyond spec §7 is waited for, when the page goes on with others after it. */
export const shareOfExtra = (): number => performance.now() + EXTRA_WAIT_MS

export type HeardCms = {
  cms: Cms
  /** Since when the oldest answer has been kept of which the CMS did not give a new one; undefined if all are new. */
  keptSince(): Date | undefined
  /** False once a call has brought nothing: what was made without it may be shown, but kept by nobody. */
  isWhole(): boolean
}

/**
 * The CMS as one request uses it. Its faults are heard: much of a page may be missing without taking the page with it, and
 * whoever is that tolerant need not write down what went wrong. Expected failures are answers, not faults. All calls share
 * one patience, and how old their answers are is known in the end.
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
  const call = (call: Pick<Call, 'name' | 'patience'>, input: { deadline?: number }) => {
    const ask = (until: number): Promise<unknown> =>
      cms.call(
        call as never,
        { ...input, deadline: Math.min(until, input.deadline ?? Infinity), onKept } as never,
      )
    const asked = call.patience ? patiently(call.patience, ask) : ask(deadline)
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
