import { isCmsError } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'

export const CHECK = 'Bitte prüfen Sie Ihre Angaben'
const NOT_STORED = 'Das ließ sich gerade nicht speichern. Bitte senden Sie es in einer Minute noch einmal ab.'
const A_MINUTE = 60
const TEN_MINUTES = 600

type Failure = {
  title: string
  errors: Readonly<Record<string, string>>
  status: number
  headers: Record<string, string>
}

/** What became of a form that the CMS has not taken, in words for who sent it. `what` names it in the log. */
export function failureOf(
  error: unknown,
  { log, requestId }: Pick<SiteContext, 'log' | 'requestId'>,
  what: string,
): Failure {
  const isExpected = isCmsError(error) && error.status < 500
  if (!isExpected) {
    log.error({ err: error, requestId }, `${what} nicht gespeichert`)
    return { title: NOT_STORED, errors: {}, status: 503, headers: { 'retry-after': String(A_MINUTE) } }
  }
  if (error.status === 429)
    return {
      title: error.message,
      errors: {},
      status: 429,
      headers: { 'retry-after': String(error.retryAfter ?? TEN_MINUTES) },
    }
  const issues = error.details?.issues ?? []
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.split('.', 1)[0], message]))
  return { title: issues.length > 0 ? CHECK : error.message, errors, status: 422, headers: {} }
}

/** A key that opens nothing any more. */
export const isOver = (error: unknown): boolean => isCmsError(error) && error.code === 'link-abgelaufen'
