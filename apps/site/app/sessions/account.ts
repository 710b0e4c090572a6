import { calls, isCmsError, isNoData, type Pflicht, type Realm } from '@rathausplatz/contract'
import { shareOfExtra } from '../cms/heard-cms.ts'
import type { SiteContext } from '../cms/site-context.ts'

/** Data of a session beyond spec §7, from our own CMS; a remote CMS may not have them. */
export type Account = {
  /** End of the session, by the clock of the CMS. */
  bis: Date
  /** A duty that the user must do before anything else is accessible. */
  pflicht: Pflicht | undefined
  rollen: readonly string[]
}

/** `isSilent`: the CMS may have accounts but did not answer. */
type Told = { account: Account | undefined; isSilent: boolean }

/** Whether the CMS has only the calls of spec §7. */
export const isWithoutAccounts = ({ account, isSilent }: Told): boolean => !account && !isSilent

/**
 * Returns the end of a session that has just begun: the CMS decides it. Only a CMS without accounts states none;
 * then the site's own duration holds.
 */
export function endOf({ now, sessionSeconds }: SiteContext, account: Account | undefined): Date {
  const own = new Date(now.getTime() + sessionSeconds * 1_000)
  // An end in the past means that the clocks differ.
  if (!account || account.bis <= now) return own
  // The CMS counts from its own moment, a little after this request began: that is the same duration.
  const later = account.bis.getTime() - own.getTime()
  return later > 0 && later < LONGEST_SIGN_IN_MS ? own : account.bis
}

/** A sign-in that takes longer has been given up. */
const LONGEST_SIGN_IN_MS = 60_000

export async function accountOf({ cms }: SiteContext, realm: Realm, token: string): Promise<Told> {
  try {
    // For editors this call identifies the account. For other users it is optional, so it gets a short
    // deadline.
    const share = realm === 'redaktion' ? {} : { deadline: shareOfExtra() }
    const told = await cms.call(calls[`${realm}Anmeldung`], { token, ...share })
    const account = { bis: new Date(told.gueltig_bis), pflicht: told.pflicht, rollen: told.rollen }
    return { account, isSilent: false }
  } catch (error) {
    return { account: undefined, isSilent: !knowsNone(error) }
  }
}

/** Whether the error means that the CMS does not have the call. Other errors are faults. */
const knowsNone = (error: unknown) =>
  (isCmsError(error) || isNoData(error)) && [404, 405, 501].includes(error.status ?? 0)

/**
 * Returns whether passwords can be reset by mail, which is so if the CMS has accounts. Undefined if the CMS
 * did not answer.
 */
export const knowsAccounts = ({ cms, knownAccounts }: SiteContext, realm: Realm) =>
  knownAccounts(realm, () =>
    cms.call(calls[`${realm}Anmeldung`], { token: 'niemand' }).then(
      () => true,
      (error: unknown) => {
        if (isCmsError(error) && error.code === 'nicht-angemeldet') return true
        return knowsNone(error) ? false : undefined
      },
    ),
  )

/** Extends a session and returns its new end; undefined if the CMS cannot extend it. */
export async function extendAccount(
  { cms, now, sender, log, requestId }: SiteContext,
  realm: Realm,
  token: string,
): Promise<Date | undefined> {
  try {
    const { gueltig_bis, dauer } = await cms.call(calls[`${realm}Verlaengern`], { token, sender })
    const told = new Date(gueltig_bis)
    // An end in the past means that the clocks differ.
    return told > now ? told : new Date(now.getTime() + dauer * 1_000)
  } catch (error) {
    log.warn({ err: error, realm, requestId }, 'Sitzung nicht verlängert')
    return undefined
  }
}

/**
 * Ends a session at the CMS too. A failure is only logged, because the user is signed out here in any case.
 * Returns true if the user is still signed in at the identity provider of the town.
 */
export async function endAccount(
  { cms, log, requestId, sender }: SiteContext,
  realm: Realm,
  token: string,
): Promise<boolean> {
  try {
    return (await cms.call(calls[`${realm}Abmelden`], { token, sender })).verwaltung === true
  } catch (error) {
    if (!isCmsError(error) || error.code === 'fehler')
      log.warn({ err: error, realm, requestId }, 'Sitzung im CMS nicht beendet')
    return false
  }
}

/**
 * Returns the label of the button for the identity provider; undefined if the town has none or the call
 * fails.
 */
export const providerOf = ({ cms }: SiteContext, realm: Realm): Promise<string | undefined> =>
  realm === 'redaktion'
    ? cms.call(calls.redaktionLoginVerwaltung, {}).then(
        ({ name }) => name,
        () => undefined,
      )
    : Promise.resolve(undefined)
