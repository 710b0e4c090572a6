import { unmatchedRoute } from '../../errors/not-found.ts'
import { realmOf } from '../../sessions/realms.ts'
import { signedIn } from '../../sessions/session.ts'
import type { Route } from './+types/unbekannt'

/**
 * Answers 404 for unknown pages of a realm to signed-in users. Other visitors are redirected to the sign-in,
 * as for any address of the realm.
 */
export async function loader(args: Route.LoaderArgs): Promise<never> {
  await signedIn(args, realmOf(args.url))
  throw unmatchedRoute()
}

/** Never rendered, because the loader throws. */
export default function Unbekannt() {
  return null
}
