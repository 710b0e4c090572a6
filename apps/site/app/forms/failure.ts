import { type CmsError, isCmsError, isNoData } from '@rathausplatz/contract'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import type { SiteContext } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'

export const CHECK = 'Bitte prüfen Sie Ihre Angaben'
/** Messages for a temporary fault of the server, which is not a mistake of the sender. */
export const NOT_STORED = `Das ließ sich gerade nicht speichern. Bitte senden Sie es in einer Minute noch einmal ab. ${STILL_HERE}`
const PERHAPS_STORED = `Wir wissen nicht, ob Ihre Angaben angekommen sind. Bitte prüfen Sie, ob Sie eine Bestätigung bekommen haben. Wenn nicht, senden Sie sie in einer Minute noch einmal ab. ${STILL_HERE}`
const NOT_NOW = 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.'
const A_MINUTE = 60

type Failure = {
  title: string
  /** The message for a visitor who has opened the page and sent nothing. */
  hint: string
  errors: Readonly<Record<string, string>>
  status: number
  headers: Record<string, string>
}

/**
 * Turns an error of the CMS into an answer for the sender of a form, and logs it if it was not expected;
 * `what` names the form in the log.
 */
export function failureOf(
  error: unknown,
  site: Pick<SiteContext, 'log' | 'requestId'>,
  what: string,
): Failure {
  if (!isRefusal(error)) {
    const title = unstored(error)
    tellOnce(
      site,
      error,
      title === NOT_STORED ? `${what} nicht gespeichert` : `${what} vielleicht nicht gespeichert`,
    )
    return {
      title,
      hint: NOT_NOW,
      errors: {},
      status: 503,
      headers: { 'retry-after': String(A_MINUTE) },
    }
  }
  if (error.status === 429)
    return {
      title: error.message,
      hint: error.message,
      errors: {},
      status: 429,
      headers: { 'retry-after': String(error.retryAfter) },
    }
  const issues = error.details?.issues ?? []
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.split('.', 1)[0], message]))
  const title = issues.length > 0 ? CHECK : error.message
  return { title, hint: title, errors, status: 422, headers: {} }
}

/**
 * Whether the CMS refused what was sent. A 401 is about this server: who sends a public form cannot sign in.
 */
export const isRefusal = (error: unknown): error is CmsError =>
  isCmsError(error) && error.status < 500 && error.status !== 401

/** Says that a form was not stored, or that nobody knows, because the CMS gave no answer that says so. */
export const unstored = (error: unknown, known = NOT_STORED): string =>
  isNoData(error) && error.mayBeDone ? PERHAPS_STORED : known

/** Whether the CMS refused the key in the link of a mail because it has expired. */
export const isOver = (error: unknown): boolean => isCmsError(error) && error.code === 'link-abgelaufen'
