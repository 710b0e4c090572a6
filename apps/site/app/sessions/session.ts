import { isCmsError, isNoData, type Pflicht, type Realm } from '@rathausplatz/contract'
import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { type SiteContext, siteOf } from '../cms/site-context.ts'
import { refusal } from '../errors/refusal.ts'
import { numberOf, TAKEN_AWAY, WHOSE } from '../raete/paket/whose.ts'
import { type Account, accountOf, extendAccount, isWithoutAccounts } from './account.ts'
import { openPages, type Page, pageBefore, pageOf } from './realms.ts'
import { endCookies, readCookies, readToken, type SessionCookies, writeCookies } from './session-cookies.ts'
import { type SessionTime, timeOf } from './session-time.ts'
import { type Person, whoIs } from './wire.ts'

/** A signed-in user, just confirmed by the CMS. */
export type Session = SessionCookies &
  Person & {
    realm: Realm
    /** A duty that the user must do before anything else is accessible. */
    pflicht: Pflicht | undefined
    /** Undefined if the CMS has only the calls of spec §7 or the call failed. */
    account: Account | undefined
    isAccountSilent: boolean
    /** Others chose the password, and this site cannot change it, because the CMS has no accounts. */
    hasGivenPassword: boolean
  }

/** The sessions of one request. Each session is checked once and written once. */
export type Sessions = {
  of(realm: Realm): Promise<Session | undefined>
  /** Returns the token from the browser, which is not verified. */
  tokenOf(realm: Realm): string | undefined
  begin(realm: Realm, cookies: SessionCookies): void
  end(realm: Realm): void
  /**
   * Whether a session was revoked before its end: the user signed out elsewhere, or the account was locked.
   */
  wasTakenAway(realm: Realm): boolean
  /** Marks the answer as private; for a page that contains a secret and has no session. */
  keepPrivate(): void
}

type OpenSessions = Sessions & {
  /** Whether the answer depends on a session. */
  isUsed(): boolean
  /** Marks an answer that depends on a session: private and not cached. */
  seal(answer: Response): Response
}

const sessionsContext = createContext<Sessions>()

/** Returns the sessions of this request. Throws outside routes with `withSessions`. */
export const sessionsOf = (context: Readonly<RouterContextProvider>): Sessions => context.get(sessionsContext)

const personalContext = createContext<() => boolean>(() => false)

/** Whether the answer depends on a session and must therefore not be shared or cached. */
export const isPersonal = (context: Readonly<RouterContextProvider>): boolean =>
  context.get(personalContext)()

const NOT_CHECKED =
  'Ob Sie angemeldet sind, lässt sich gerade nicht prüfen. Bitte versuchen Sie es in einigen Minuten noch einmal; Sie bleiben angemeldet.'

export function openSessions(cookieHeader: string | null, site: SiteContext): OpenSessions {
  const isSecure = site.publicUrl.startsWith('https:')
  const asked = new Map<Realm, Promise<Session | undefined>>()
  const written = new Map<Realm, string[]>()
  let isUsed = false
  /** Hash of the session's account, for browsers that keep council papers. */
  let whose: string | undefined
  const takenAway = new Set<Realm>()
  const end = (realm: Realm) => {
    isUsed = true
    asked.set(realm, Promise.resolve(undefined))
    written.set(realm, endCookies(realm, isSecure))
  }
  const restore = async (realm: Realm): Promise<Session | undefined> => {
    const found = readCookies(cookieHeader, realm, isSecure)
    if (!found.ok) {
      if (found.isMalformed) end(realm)
      return undefined
    }
    const { cookies, isSealedBy } = found
    const isStanding = isSealedBy(site.key()) && cookies.bis > site.now
    const restored = isStanding ? await restoreFrom(site, realm, cookies) : undefined
    if (isStanding && !restored) takenAway.add(realm)
    if (restored && realm === 'raete') whose = numberOf(restored.id)
    if (!restored) end(realm)
    return restored
  }
  return {
    of(realm) {
      isUsed = true
      const known = asked.get(realm) ?? restore(realm)
      asked.set(realm, known)
      return known
    },
    tokenOf(realm) {
      isUsed = true
      return readToken(cookieHeader, realm, isSecure)
    },
    begin(realm, cookies) {
      isUsed = true
      asked.delete(realm)
      written.set(realm, writeCookies(cookies, realm, site.now, { isSecure, key: site.key() }))
    },
    end,
    wasTakenAway: realm => takenAway.has(realm),
    keepPrivate() {
      isUsed = true
    },
    isUsed: () => isUsed,
    seal(answer) {
      if (!isUsed) return answer
      answer.headers.set('cache-control', 'private, no-store')
      if (whose !== undefined) answer.headers.set(WHOSE, whose)
      for (const cookie of [...written.values()].flat()) answer.headers.append('set-cookie', cookie)
      return answer
    },
  }
}

/**
 * Loads the user of a token, which every CMS provides, and the account data, which only our own CMS provides.
 */
async function restoreFrom(
  site: SiteContext,
  realm: Realm,
  cookies: SessionCookies,
): Promise<Session | undefined> {
  const [person, told] = await Promise.all([
    whoIs(site, realm, cookies).catch(refuseUnlessSaid),
    accountOf(site, realm, cookies.token),
  ])
  if (!person) return undefined
  const { account, isSilent } = told
  // For editors this call identifies the account, and without its answer a duty may be missing.
  if (isSilent && realm === 'redaktion') throw notChecked()
  // The CMS has just confirmed the token, so an end in the past means that the clocks differ.
  const bis = account && account.bis > site.now ? account.bis : cookies.bis
  const hasGivenPassword = !cookies.pwGeaendert && isWithoutAccounts(told)
  const pflicht = account?.pflicht ?? dutyOf(cookies, hasGivenPassword)
  return { ...cookies, ...person, bis, realm, pflicht, account, isAccountSilent: isSilent, hasGivenPassword }
}

/**
 * The duty that the log-in requires. Without accounts the CMS cannot change a password, so requiring it would
 * lock the user out for ever.
 */
const dutyOf = ({ pwGeaendert }: SessionCookies, hasGivenPassword: boolean): Pflicht | undefined =>
  pwGeaendert || hasGivenPassword ? undefined : 'passwort'

/**
 * Returns undefined if the CMS refuses the token. Throws if the CMS did not answer, because an outage must
 * not sign out users.
 */
function refuseUnlessSaid(error: unknown): undefined {
  const isNo = isCmsError(error)
    ? [401, 403, 404].includes(error.status)
    : isNoData(error) && error.status === 403
  if (!isNo) throw notChecked()
}

const notChecked = () => refusal({ status: 503, hint: NOT_CHECKED }, { 'retry-after': '60' })

/** Provides the sessions of a request to its loaders, and seals the answer. */
export async function withSessions(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const sessions = openSessions(request.headers.get('cookie'), siteOf(context))
  const settable = context as RouterContextProvider
  settable.set(sessionsContext, sessions)
  settable.set(personalContext, sessions.isUsed)
  return sessions.seal(await next())
}

/** Pages that stay accessible while the user has this duty. */
const despite: Record<Pflicht, readonly Page[]> = {
  passwort: ['passwort', 'verlaengern'],
  'zweiter-faktor': ['zweiter-faktor', 'passkey', 'passwort', 'verlaengern'],
}

/**
 * Returns the session. Without a session, redirects to the sign-in, which leads back to this page; with a
 * pending duty, redirects to the page of the duty.
 */
export async function signedIn(
  { request, url, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
  realm: Realm,
): Promise<Session> {
  const back = request.method === 'GET' ? url.pathname + url.search : pageOf(realm)
  const sessions = sessionsOf(context)
  const session = await sessions.of(realm)
  if (session) {
    const { pflicht } = session
    const isOpen = !pflicht || despite[pflicht].some(page => url.pathname === pageOf(realm, page))
    if (!isOpen) throw redirect(pageBefore(back, realm, pflicht), 303)
    return session
  }
  const query = new URLSearchParams({ zurueck: back })
  if (cameFromInside(request, realm)) query.set('ende', '1')
  if (realm === 'raete' && sessions.wasTakenAway(realm)) query.set(TAKEN_AWAY, '1')
  throw redirect(`${pageOf(realm, 'anmelden')}?${query}`, 303)
}

/** Whether the user comes from a page that needs a session: then the session has ended meanwhile. */
function cameFromInside({ headers }: Request, realm: Realm): boolean {
  const { pathname } = URL.parse(headers.get('referer') ?? '') ?? { pathname: '' }
  const isInside = pathname === pageOf(realm) || pathname.startsWith(`${pageOf(realm)}/`)
  return isInside && !openPages.some(page => pathname === pageOf(realm, page))
}

/** Extends a session by a time that the CMS decides. Undefined if the CMS cannot extend it. */
export async function extendSession(
  context: Readonly<RouterContextProvider>,
  { realm, id, token, pwGeaendert }: Session,
): Promise<SessionTime | undefined> {
  const site = siteOf(context)
  const bis = await extendAccount(site, realm, token)
  if (!bis) return undefined
  sessionsOf(context).begin(realm, { id, token, pwGeaendert, bis })
  return timeOf(bis, site.now)
}
