import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import { isRouteErrorResponse } from 'react-router'

/** Said where a form did not get through because of nothing that stands in it. */
export const NOT_NOW = `Noch nicht gesendet: Das ist gerade nicht möglich. ${STILL_HERE} Bitte versuchen Sie es in einer Minute noch einmal.`

/**
 * Why a form that a script has sent was not looked at: no network, more than is taken, or nobody had time for it, whoever
 * says so: the town, its server or one before it. The form stays as it stands, for another try. Undefined for all else.
 */
export function unsentBy(error: unknown): 'ohne-netz' | 'zu-gross' | 'gerade-nicht' | undefined {
  if (error instanceof TypeError) return 'ohne-netz'
  if (!isRouteErrorResponse(error)) return undefined
  if (error.status === 413) return 'zu-gross'
  return PASSES.has(error.status) || error.status >= 500 ? 'gerade-nicht' : undefined
}

/** Too slow, too early, too many. */
const PASSES = new Set([408, 425, 429])

/** A failure by its status: the page is not asked for anew, which could not be had either. */
export const unsentStatus = { 'ohne-netz': 503, 'zu-gross': 413, 'gerade-nicht': 503 } as const
