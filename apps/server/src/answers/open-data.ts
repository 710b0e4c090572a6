import { withBody } from '../http/body-limit.ts'
import { refuse } from '../http/refusal.ts'
import { guarded } from '../http/security-headers.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from './handler.ts'
import type { InTurn } from './turns.ts'

export const OPARL = '/oparl/v1'

/** Serves council data to programs of any origin. */
export function oparl({ oparl: answer }: Parts, otherwise: Handler, inTurn: InTurn): Handler {
  if (!answer) return otherwise
  return c =>
    inTurn(c, async () => {
      const response = guarded(await answer(c.req.raw))
      response.headers.set('cross-origin-resource-policy', 'cross-origin')
      return response
    })
}

export const OPEN311 = '/open311'

/**
 * Serves reports of damage to programs of any origin. Programs send reports with their own key: a cookie
 * grants nothing here.
 */
export function open311({ open311: answer }: Parts, otherwise: Handler, inTurn: InTurn): Handler {
  if (!answer) return otherwise
  return async c => {
    const request = await withBody(c.req.raw)
    if (!request) return refuse(413, c.get('requestId'))
    return inTurn(c, async () => {
      const response = guarded(await answer(request))
      response.headers.set('cross-origin-resource-policy', 'cross-origin')
      return response
    })
  }
}
