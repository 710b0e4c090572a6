import { CmsError } from '@rathausplatz/contract'

/** Returns the error for too many attempts, with the time to wait. `retryAfter` in seconds. */
export function tooManyAttempts(retryAfter: number): CmsError {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`
  return new CmsError(
    'zu-viele',
    `Es gab zu viele Versuche. Bitte versuchen Sie es in ${wait} noch einmal.`,
    { retryAfter },
  )
}
