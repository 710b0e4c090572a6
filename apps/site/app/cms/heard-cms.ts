import { type Cms, isCmsError } from '@rathausplatz/contract'
import type { Log } from './site-context.ts'

/**
 * The same CMS, whose faults are heard: much of a page may be missing without taking the page with it, and whoever is
 * that tolerant need not write down what went wrong. Expected failures are answers, not faults.
 */
export function heardCms(cms: Cms, log: Log, requestId: string): Cms {
  const call = (call: { name: string }, input: never) =>
    cms.call(call as never, input).catch((error: unknown) => {
      if (!isCmsError(error)) log.warn({ err: error, call: call.name, requestId }, 'Abruf fehlgeschlagen')
      throw error
    })
  return { call: call as Cms['call'] }
}
