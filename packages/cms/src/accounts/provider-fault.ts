import { CmsError } from '@rathausplatz/contract'

/** Failures between site and provider: a message for the user, and a reason for the operator. */

export const NOT_NOW =
  'Das Konto der Verwaltung ist gerade nicht zu erreichen. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an, oder versuchen Sie es in einigen Minuten noch einmal.'
const CANCELLED =
  'Sie haben die Anmeldung mit dem Konto der Verwaltung abgebrochen. Sie können sich auch mit E-Mail-Adresse und Passwort anmelden.'
export const FAILED =
  'Die Anmeldung mit dem Konto der Verwaltung hat nicht geklappt. Bitte beginnen Sie noch einmal.'

const NOT_FRESH =
  'Der Anmeldedienst der Verwaltung hat nicht bestätigt, dass Sie sich gerade eben neu angemeldet haben. Bitte bestätigen Sie auf einem anderen Weg, oder sagen Sie es der Administration der Website.'

/** A failure with a message for the user and a reason for the operator. */
export class ProviderFault extends CmsError {
  readonly reason: string
  constructor(sentence: string, error: unknown) {
    super('nicht-moeglich', sentence)
    this.reason = reasonOf(error)
  }
}

export const notNow = (error: unknown): never => {
  throw new ProviderFault(NOT_NOW, error)
}

export const refused = (error: unknown): never => {
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' && said === 'access_denied')
    throw new CmsError('nicht-moeglich', CANCELLED)
  if (isAboutAge(error)) throw new ProviderFault(NOT_FRESH, error)
  throw new ProviderFault(isSilence(error) ? NOT_NOW : FAILED, error)
}

/** Whether the provider did not say that it has asked again, or has not done so. */
const isAboutAge = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('claim' in error && error.claim === 'auth_time') ||
    ('message' in error && String(error.message).includes('"auth_time"')) ||
    ('cause' in error && isAboutAge(error.cause)))

/** Whether the provider could not be reached, or did not answer in time. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  (['TimeoutError', 'AbortError'].includes(error.name) ||
    error.message === 'fetch failed' ||
    (error.cause !== undefined && isSilence(error.cause)))

/** Returns message and error codes for the log, and never personal data of the provider. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  return [error.message, code, said]
    .filter(word => typeof word === 'string')
    .join(': ')
    .slice(0, 300)
}
