import type { CallAnswer, CallInput, ReceivedInput } from './call.ts'
import type { CallName, Calls } from './calls.ts'

/** A CMS as the site sees it, wherever it runs: `cms.call(calls.aktuelles, { query: { seite: 1 } })`. */
export type Cms = {
  call<C extends Calls[CallName]>(call: C, input: CallInput<C>): Promise<CallAnswer<C>>
}

/** How a CMS answers: one function per call it knows. A call without one is answered with 501. */
export type CmsHandlers = {
  [N in CallName]?: (input: ReceivedInput<Calls[N]>) => Promise<CallAnswer<Calls[N]>> | CallAnswer<Calls[N]>
}
