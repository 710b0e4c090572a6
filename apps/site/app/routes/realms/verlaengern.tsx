import { redirect } from 'react-router'
import { unmatchedRoute } from '../../errors/not-found.ts'
import { formOf, refusal } from '../../errors/refusal.ts'
import { realmOf } from '../../sessions/realms.ts'
import { extendSession, signedIn } from '../../sessions/session.ts'
import { wayBack } from '../../sessions/way-back.ts'
import type { Route } from './+types/verlaengern'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

const NOT_NOW =
  'Ihre Anmeldung lässt sich gerade nicht verlängern. Bitte versuchen Sie es in einer Minute noch einmal.'

/**
 * Extends the session. A form without scripts names a page and is redirected to it; a script gets the new
 * end, or null if the session cannot be extended.
 */
export async function action(args: Route.ActionArgs) {
  const realm = realmOf(args.url)
  const session = await signedIn(args, realm)
  const form = await formOf(args.request)
  const time = await extendSession(args.context, session)
  const zurueck = form.get('zurueck')
  if (zurueck === null) return time ?? null
  if (!time) throw refusal({ status: 503, hint: NOT_NOW }, { 'retry-after': '60' })
  throw redirect(wayBack(zurueck, realm), 303)
}

/** Never rendered, because the loader throws. */
export default function Verlaengern() {
  return null
}
