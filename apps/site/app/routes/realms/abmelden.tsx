import { redirect } from 'react-router'
import { siteOf } from '../../cms/site-context.ts'
import { endAccount } from '../../sessions/account.ts'
import { pageOf, realmOf } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { SignOutPage } from '../../sign-in/sign-out-page.tsx'
import type { Route } from './+types/abmelden'

/**
 * Nobody is signed out by a link: it may be followed by a program that only looks ahead. Whether the CMS still knows the
 * token is not asked: the way out is open also while it is silent.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const realm = realmOf(url)
  if (sessionsOf(context).tokenOf(realm) === undefined) throw redirect(pageOf(realm, 'anmelden'), 303)
  return { realm }
}

/** Both cookies go, and what the browser has laid aside of pages; the session ends at the CMS too. */
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
