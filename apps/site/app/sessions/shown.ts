import type { Pflicht } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { Session } from './session.ts'
import { type SessionTime, timeOf } from './session-time.ts'

/** A session as its own page shows it: no token, no number. */
export type ShownSession = Pick<Session, 'realm' | 'name' | 'email' | 'taetigkeitsbereiche'> &
  SessionTime & {
    /** As people read them. */
    rollen: readonly string[]
    pflicht: Pflicht | undefined
    /** The CMS knows accounts: passwords can be changed here, sessions be put off and ended elsewhere. */
    hasAccount: boolean
    /** It may know them and could not say just now. */
    isAccountSilent: boolean
  }

export function shown(session: Session, { now }: Pick<SiteContext, 'now'>): ShownSession {
  const { realm, name, email, taetigkeitsbereiche, bis, pflicht, account, isAccountSilent } = session
  return {
    realm,
    name,
    email,
    taetigkeitsbereiche,
    rollen: account?.rollen ?? [],
    pflicht,
    hasAccount: account !== undefined,
    isAccountSilent,
    ...timeOf(bis, now),
  }
}
