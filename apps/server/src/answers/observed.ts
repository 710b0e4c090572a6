import { withBody } from '../http/body-limit.ts'
import { isForeignForm } from '../http/sent-form.ts'
import { observePaths } from '../observe/observe.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from './handler.ts'
import { notAllowed, problem } from './refusals.ts'

/**
 * Takes page views and faults from browsers, if an operator has named a service for them; otherwise the
 * address does not exist.
 */
export function observed({ observation, config }: Parts, otherwise: Handler): Handler {
  return async c => {
    const kind = observePaths[c.req.path as keyof typeof observePaths]
    if (!observation?.beobachtungen.includes(kind)) return otherwise(c)
    const requestId = c.get('requestId')
    if (c.req.raw.method !== 'POST') return notAllowed(c, 'POST')
    if (isForeignForm(c.req.raw, config)) return problem('fremde-herkunft', requestId)
    const request = await withBody(c.req.raw)
    if (!request) return problem('zu-gross', requestId, { connection: 'close' })
    return observation.take(kind, request)
  }
}
