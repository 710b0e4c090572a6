import { redirect } from 'react-router'
import { siteOf } from '../../cms/site-context.ts'
import { endAccount } from '../../sessions/account.ts'
import { pageOf, realmOf } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { SignOutPage } from '../../sign-in/sign-out-page.tsx'
import type { Route } from './+types/abmelden'

/**
 * Opening the page does not sign out, because programs may prefetch links. The token is not checked, so that
 * signing out works while the CMS is down.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const realm = realmOf(url)
  if (sessionsOf(context).tokenOf(realm) === undefined) throw redirect(pageOf(realm, 'anmelden'), 303)
  return { realm }
}

/** Deletes both cookies and the pages stored by the browser, and ends the session at the CMS. */
export async function action({ context, url }: Route.ActionArgs) {
  const realm = realmOf(url)
  const sessions = sessionsOf(context)
  const token = sessions.tokenOf(realm)
  const isStillThere = token !== undefined && (await endAccount(siteOf(context), realm, token))
  sessions.end(realm)
  throw redirect(`${pageOf(realm, 'anmelden')}?abgemeldet=${isStillThere ? 'hier' : '1'}`, {
    status: 303,
    headers: { 'clear-site-data': '"cache"' },
  })
}

export default function Abmelden({ loaderData }: Route.ComponentProps) {
  return <SignOutPage {...loaderData} />
}
