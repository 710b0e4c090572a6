import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import { isRouteErrorResponse } from 'react-router'

/** Message if a form was not received for a reason other than its content. */
export const NOT_NOW = `Noch nicht gesendet: Das ist gerade nicht möglich. ${STILL_HERE} Bitte versuchen Sie es in einer Minute noch einmal.`

/**
 * Returns why a form sent by script was not processed: no network, too large, or no capacity. The answer may
 * come from the site, its server or a proxy. The form keeps its input for a retry. Returns undefined for all
 * other errors.
 */
export function unsentBy(error: unknown): 'ohne-netz' | 'zu-gross' | 'gerade-nicht' | undefined {
  if (error instanceof TypeError) return 'ohne-netz'
  if (!isRouteErrorResponse(error)) return undefined
  if (error.status === 413) return 'zu-gross'
  return PASSES.has(error.status) || error.status >= 500 ? 'gerade-nicht' : undefined
}

/** Status codes of a failure that passes: request timeout, too early, too many requests. */
const PASSES = new Set([408, 425, 429])

/**
 * Status of the answer to an unsent form. It is an error, so that the router does not reload the page, which
 * would fail too.
 */
export const unsentStatus = { 'ohne-netz': 503, 'zu-gross': 413, 'gerade-nicht': 503 } as const
