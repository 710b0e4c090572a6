import {
  CmsError,
  type CmsErrorCode,
  calls,
  isCmsError,
  isNoData,
  type Realm,
  waitInWords,
} from '@rathausplatz/contract'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import type { SiteContext } from '../cms/site-context.ts'
import { accountOf, endAccount, endOf, isWithoutAccounts } from './account.ts'
import { isKeepable, type SessionCookies } from './session-cookies.ts'
import {
  asEditor,
  asStep,
  type SignedIn,
  type Step,
  signInOverWire,
  whoIs,
  type Zugangsdaten,
} from './wire.ts'

/** The server's answer to a failed call. Its `body` must not be shown on a page or logged. */
type ServerAnswer = {
  status: number
  body?: unknown
  code?: CmsErrorCode
  message?: string
  retryAfter?: number | undefined
}

/**
 * A failed call of the CMS (spec §8). An answer without a body is a plain failure; an exception carries the
 * answer. A body that cannot be used does not count as missing.
 */
export type Failure =
  | { success: false; error?: undefined; response?: undefined }
  | { success: false; error: true; response?: ServerAnswer }

/** `mustChange`: another page is accessible only after a change of the password. */
export type Begun = { success: true; session: SessionCookies; mustChange: boolean }

export type SignInResult = Begun | { success: true; step: Step } | Failure

export const signIn = (site: SiteContext, realm: Realm, given: Zugangsdaten) =>
  concluded(site, realm, signInOverWire(site, realm, given))

/**
 * Continues the sign-in of an editor with the second factor: a code, or the browser's answer with a passkey.
 */
export function showFactor(
  site: SiteContext,
  { vorgang, ...shown }: { vorgang: string } & ({ code: string } | { antwort: Record<string, unknown> }),
): Promise<SignInResult> {
  const { cms, sender } = site
  const call =
    'code' in shown
      ? cms.call(calls.redaktionLoginCode, { body: { vorgang, code: shown.code }, sender })
      : cms.call(calls.redaktionLoginPasskey, { body: { vorgang, antwort: shown.antwort }, sender })
  return concluded(
    site,
    'redaktion',
    call.then(({ token }) => asEditor(token)),
  )
}

/** Continues the sign-in with the answer of the identity provider. */
export const signInByProvider = (site: SiteContext, schluessel: string, antwort: string) =>
  concluded(
    site,
    'redaktion',
    site.cms
      .call(calls.redaktionLoginVerwaltungAntwort, { body: { schluessel, antwort }, sender: site.sender })
      .then(asStep),
  )

async function concluded(
  site: SiteContext,
  realm: Realm,
  signingIn: Promise<SignedIn | Step>,
): Promise<SignInResult> {
  try {
    const brought = await signingIn
    return 'token' in brought ? await confirmed(site, realm, brought) : { success: true, step: brought }
  } catch (error) {
    return failureOf(error)
  }
}

/** Starts a session only if its cookies can be read back and the CMS confirms the user of the token. */
async function confirmed(site: SiteContext, realm: Realm, brought: SignedIn): Promise<SignInResult> {
  if (!isKeepable(brought)) return { success: false, error: true }
  try {
    const [, told] = await Promise.all([whoIs(site, realm, brought), accountOf(site, realm, brought.token)])
    const { account } = told
    const bis = endOf(site, account)
    const pwGeaendert = brought.pwGeaendert && account?.pflicht !== 'passwort'
    const mustChange = !pwGeaendert && !isWithoutAccounts(told)
    return { success: true, session: { ...brought, pwGeaendert, bis }, mustChange }
  } catch (err) {
    site.log.warn({ err, realm, requestId: site.requestId }, 'Anmeldung ohne lesbare Person')
    await endAccount(site, realm, brought.token)
    return { success: false, error: true }
  }
}

/** Returns the failure of spec §8 for an error. */
export function failureOf(error: unknown): Failure {
  if (isCmsError(error)) {
    const { status, code, message, retryAfter, body } = error
    return { success: false, error: true, response: { status, code, message, retryAfter, body } }
  }
  if (!isNoData(error) || error.status === undefined) return { success: false, error: true }
  if (error.isEmpty) return { success: false }
  return { success: false, error: true, response: { status: error.status, body: error.body } }
}

/** A message for the user and the status of its page. */
export type Refused = { status: number; message: string; retryAfter?: number }

const A_MINUTE = 60

export const NOT_NOW = 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal.'
const NO_SIGN_IN_NOW = `Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal. ${STILL_HERE}`
const WRONG = 'E-Mail-Adresse oder Passwort ist nicht korrekt.'

/** Returns the message for a failed sign-in. It does not reveal whether the account exists. */
export function refusedSignIn(failure: Failure): Refused {
  const { status = 500, code } = failure.response ?? {}
  // A remote CMS may answer that the account does not exist, but the message must not reveal it.
  const isAboutWhatWasGiven = [400, 401, 403, 422].includes(status) || code === 'nicht-gefunden'
  if (!isAboutWhatWasGiven) return refusedBy(failure, NO_SIGN_IN_NOW)
  return { status: 422, message: code === 'code-falsch' ? messageOf(failure) : WRONG }
}

/**
 * Returns the message for another failure: that of the CMS if the failure is expected, otherwise `notNow`.
 */
export function refusedBy(failure: Failure, notNow = NOT_NOW): Refused {
  const { status = 500, code, retryAfter = 10 * A_MINUTE } = failure.response ?? {}
  if (status === 429) return { status, message: saidOf429(failure) ?? tooMany(retryAfter), retryAfter }
  if (code === 'nicht-angemeldet') return { status, message: IS_OVER }
  if (code !== undefined && (status === 409 || status === 410 || status === 422))
    return { status: 422, message: messageOf(failure) }
  return { status: 503, message: notNow, retryAfter: A_MINUTE }
}

const IS_OVER = 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich noch einmal an.'

/** Returns the CMS's own message; undefined for the default text of the code, which does not fit here. */
function saidOf429({ response }: Failure): string | undefined {
  const { message, retryAfter } = response ?? {}
  const standard = new CmsError('zu-viele', undefined, retryAfter ? { retryAfter } : {}).message
  return message === standard ? undefined : message
}

const messageOf = ({ response }: Failure) => response?.message ?? NOT_NOW

const tooMany = (seconds: number): string =>
  `Es gab zu viele Versuche. Bitte versuchen Sie es in ${waitInWords(seconds)} noch einmal.`
