import type { CallAnswer, CallInput, CallRealm, ReceivedInput } from './call.ts'
import type { CallName, Calls } from './calls.ts'
import type { Who } from './may.ts'
import type { Realm } from './rights.ts'

/**
 * A CMS as the site sees it, in this process or remote: `cms.call(calls.aktuelles, { query: { seite: 1 } })`.
 */
export type Cms = {
  call<C extends Calls[CallName]>(call: C, input: CallInput<C>): Promise<CallAnswer<C>>
}

/**
 * The answers of a CMS: one function per call. A call without a function gets 501. Protected calls also get
 * the caller, and run only if the caller has the right of the call.
 */
export type CmsHandlers = {
  [N in CallName]?: (
    input: ReceivedInput<Calls[N]>,
    ...who: Asking<CallRealm<Calls[N]>>
  ) => Promise<CallAnswer<Calls[N]>> | CallAnswer<Calls[N]>
}

type Asking<R> = R extends Realm ? [who: Who<R>] : []

/** Returns the owner of a token of a realm; `undefined` if it is unknown, expired or of another realm. */
export type Identify = (realm: Realm, token: string) => Promise<Who | undefined>
