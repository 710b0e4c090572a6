import { redirect } from 'react-router'
import { unmatchedRoute } from '../../errors/not-found.ts'
import { formOf, refusal } from '../../errors/refusal.ts'
import { realmOf } from '../../sessions/realms.ts'
import { extendSession, signedIn } from '../../sessions/session.ts'
import { wayBack } from '../../sessions/way-back.ts'
import type { Route } from './+types/verlaengern'

/** Who comes here by a link finds no page. */
export function loader(): never {
  throw unmatchedRoute()
}

const NOT_NOW =
  'Ihre Anmeldung lässt sich gerade nicht verlängern. Bitte versuchen Sie es in einer Minute noch einmal.'

/**
 * The session begins its time anew. Who names a page is led back to it; scripts name none and want to know the new end,
 * or that there is none.
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

/** There is nothing to see here but that there is nothing. */
export default function Verlaengern() {
  return null
}
