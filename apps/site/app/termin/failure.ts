import { isCmsError } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'

const NOT_STORED = 'Das ließ sich gerade nicht speichern. Bitte senden Sie es in einer Minute noch einmal ab.'
const A_MINUTE = 60

type Failure = { title: string; status: number; headers: Record<string, string>; isTaken: boolean }

/** What became of a form that the CMS has not taken, in words for who sent it. */
export function failureOf(
  error: unknown,
  { log, requestId }: Pick<SiteContext, 'log' | 'requestId'>,
): Failure {
  if (!isCmsError(error) || error.status >= 500) {
    log.error({ err: error, requestId }, 'Termin nicht gespeichert')
    return { title: NOT_STORED, status: 503, headers: { 'retry-after': String(A_MINUTE) }, isTaken: false }
  }
  const headers: Record<string, string> =
    error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
  return { title: error.message, status: error.status, headers, isTaken: error.code === 'vergeben' }
}

/** A key that opens nothing any more. */
export const isOver = (error: unknown): boolean => isCmsError(error) && error.code === 'link-abgelaufen'
