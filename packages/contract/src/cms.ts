import type { CallAnswer, CallInput, CallRealm, ReceivedInput } from './call.ts'
import type { CallName, Calls } from './calls.ts'
import type { Realm, Who } from './rights.ts'

/** A CMS as the site sees it, wherever it runs: `cms.call(calls.aktuelles, { query: { seite: 1 } })`. */
export type Cms = {
  call<C extends Calls[CallName]>(call: C, input: CallInput<C>): Promise<CallAnswer<C>>
}

/**
 * How a CMS answers: one function per call it knows. A call without one is answered with 501. Who asks is told to those
 * whose caller must be somebody, and only if that one has the right that the call states.
 */
export type CmsHandlers = {
  [N in CallName]?: (
    input: ReceivedInput<Calls[N]>,
    ...who: Asking<CallRealm<Calls[N]>>
  ) => Promise<CallAnswer<Calls[N]>> | CallAnswer<Calls[N]>
}

type Asking<R> = R extends Realm ? [who: Who<R>] : []

/** Finds out who a token of a realm belongs to; nobody if it is unknown, ended or of another realm. */
export type Identify = (realm: Realm, token: string) => Promise<Who | undefined>
