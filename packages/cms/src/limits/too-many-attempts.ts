import { CmsError, waitInWords } from '@rathausplatz/contract'

/** Returns the error for too many attempts, with the time to wait. `retryAfter` in seconds. */
export function tooManyAttempts(retryAfter: number): CmsError {
  return new CmsError(
    'zu-viele',
    `Es gab zu viele Versuche. Bitte versuchen Sie es in ${waitInWords(retryAfter)} noch einmal.`,
    { retryAfter },
  )
}
