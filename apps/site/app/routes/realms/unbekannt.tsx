import { unmatchedRoute } from '../../errors/not-found.ts'
import { realmOf } from '../../sessions/realms.ts'
import { signedIn } from '../../sessions/session.ts'
import type { Route } from './+types/unbekannt'

/** What is not there in a room says so to who is signed in; to all others it says what every address there says. */
export async function loader(args: Route.LoaderArgs): Promise<never> {
  await signedIn(args, realmOf(args.url))
  throw unmatchedRoute()
}

/** There is nothing to see here but that there is nothing. */
export default function Unbekannt() {
  return null
}
