import { calls, isCmsError, isNoData, type Pflicht, type Realm } from '@rathausplatz/contract'
import { shareOfExtra } from '../cms/heard-cms.ts'
import type { SiteContext } from '../cms/site-context.ts'

/** What our own CMS says of a session beyond spec §7; a CMS elsewhere may know nothing of it. */
export type Account = {
  /** When it ends, on the clock of the CMS. */
  bis: Date
  /** What has to be done before anything else is open. */
  pflicht: Pflicht | undefined
  rollen: readonly string[]
}

/** Silent is a CMS that may know accounts and could not say; then nobody can tell what it would have said. */
type Told = { account: Account | undefined; isSilent: boolean }

export async function accountOf({ cms }: SiteContext, realm: Realm, token: string): Promise<Told> {
  try {
    // Editors are told apart by this very call; to all others it says what the page can do without.
    const share = realm === 'redaktion' ? {} : { deadline: shareOfExtra() }
    const told = await cms.call(calls[`${realm}Anmeldung`], { token, ...share })
    const account = { bis: new Date(told.gueltig_bis), pflicht: told.pflicht, rollen: told.rollen }
    return { account, isSilent: false }
  } catch (error) {
    return { account: undefined, isSilent: !knowsNone(error) }
  }
}

/** What a CMS says that has no such call. Anything else is a fault. */
const knowsNone = (error: unknown) =>
  (isCmsError(error) || isNoData(error)) && [404, 405, 501].includes(error.status ?? 0)

/**
 * Whether passwords can be asked for by mail: what a CMS does that knows accounts at all. Undefined if it could not say
 * just now.
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

/** Begins the time of a session anew; its new end, if the CMS knows how to. */
export async function extendAccount(
  { cms, now, sender, log, requestId }: SiteContext,
  realm: Realm,
  token: string,
): Promise<Date | undefined> {
  try {
    const { gueltig_bis, dauer } = await cms.call(calls[`${realm}Verlaengern`], { token, sender })
    const told = new Date(gueltig_bis)
    // An end that lies behind us comes from another clock.
    return told > now ? told : new Date(now.getTime() + dauer * 1_000)
  } catch (error) {
    log.warn({ err: error, realm, requestId }, 'Sitzung nicht verlängert')
    return undefined
  }
}

/**
 * Ends a session at the CMS too. Whoever signs out is signed out here, whatever it says. True if they are still signed in
 * at the identity provider of the town.
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

/** What the button says that leads to the identity provider of the town; where there is none, or nobody knows, none. */
export const providerOf = ({ cms }: SiteContext, realm: Realm): Promise<string | undefined> =>
  realm === 'redaktion'
    ? cms.call(calls.redaktionLoginVerwaltung, {}).then(
        ({ name }) => name,
        () => undefined,
      )
    : Promise.resolve(undefined)
