import type { Pflicht } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { Session } from './session.ts'
import { type SessionTime, timeOf } from './session-time.ts'

/** A session as data for pages: without token and id. */
export type ShownSession = Pick<Session, 'realm' | 'name' | 'email' | 'taetigkeitsbereiche'> &
  SessionTime & {
    /** Labels of the roles. */
    rollen: readonly string[]
    pflicht: Pflicht | undefined
    /**
     * Whether the CMS has accounts. If so, users can change their password here, extend their session, and end
     * their sessions on other devices.
     */
    hasAccount: boolean
    /** True if the CMS may have accounts but did not answer. */
    isAccountSilent: boolean
    hasGivenPassword: boolean
  }

export function shown(session: Session, { now }: Pick<SiteContext, 'now'>): ShownSession {
  const {
    realm,
    name,
    email,
    taetigkeitsbereiche,
    bis,
    pflicht,
    account,
    isAccountSilent,
    hasGivenPassword,
  } = session
  return {
    realm,
    name,
    email,
    taetigkeitsbereiche,
    rollen: account?.rollen ?? [],
    pflicht,
    hasAccount: account !== undefined,
    isAccountSilent,
    hasGivenPassword,
    ...timeOf(bis, now),
  }
}
