import { type Cms, isCmsError } from '@rathausplatz/contract'
import type { Log } from './site-context.ts'

/** A page waits so long for a CMS elsewhere, however many calls it makes one after the other. */
const LONGEST_WAIT_MS = 2_000

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
  const deadline = performance.now() + LONGEST_WAIT_MS
  let oldest: Date | undefined
  let isWhole = true
  const onKept = (since: Date) => {
    if (!oldest || since < oldest) oldest = since
  }
  const call = (call: { name: string }, input: object) =>
    cms.call(call as never, { ...input, deadline, onKept } as never).catch((error: unknown) => {
      if (!isCmsError(error) || error.code === 'fehler') isWhole = false
      if (!isCmsError(error)) log.warn({ err: error, call: call.name, requestId }, 'Abruf fehlgeschlagen')
      throw error
    })
  return { cms: { call: call as Cms['call'] }, keptSince: () => oldest, isWhole: () => isWhole }
}
