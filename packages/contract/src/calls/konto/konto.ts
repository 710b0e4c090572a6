import type { Call } from '../../call.ts'
import type { Realm } from '../../rights.ts'
import { bestaetigungCalls } from './bestaetigung.ts'
import { accountCalls } from './eigenes-konto.ts'
import { loginCalls } from './redaktion-login.ts'
import { zweiterFaktorCalls } from './zweiter-faktor.ts'

type InRealm<R extends Realm, C> = {
  [Name in keyof C & string as `${R}${Capitalize<Name>}`]: C[Name]
}

/** Adds the realm to the names: `abmelden` of the council is `raeteAbmelden`. */
function inRealm<const R extends Realm, const C extends Readonly<Record<string, Call>>>(
  realm: R,
  calls: C,
): InRealm<R, C> {
  const named = Object.values(calls).map(call => {
    const name = `${realm}${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}`
    return [name, { ...call, name }]
  })
  return Object.fromEntries(named)
}

/** All calls for sign-in and accounts beyond spec §7. */
export const kontoCalls = {
  ...inRealm('intranet', accountCalls('intranet')),
  ...inRealm('raete', accountCalls('raete')),
  ...inRealm('redaktion', accountCalls('redaktion')),
  ...inRealm('redaktion', loginCalls),
  ...inRealm('redaktion', zweiterFaktorCalls),
  ...inRealm('redaktion', bestaetigungCalls),
}
