import { calls } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { siteOf } from '../../cms/site-context.ts'
import { formOf } from '../../errors/refusal.ts'
import { accountPageOf, realmOf } from '../../sessions/realms.ts'
import { signedIn } from '../../sessions/session.ts'
import { shown } from '../../sessions/shown.ts'
import { AccountPage } from '../../sign-in/account-page.tsx'
import { loadAccount } from '../../sign-in/load-account.ts'
import { refusedForm } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/konto'

/** Values of the address after a change. */
const done = ['eigenes', 'passwort', 'andere', 'bestellt', 'abbestellt'] as const

/** Loads the account of the user. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args.context)
  const session = await signedIn(args, realmOf(args.url))
  const changed = args.url.searchParams.get('geaendert')
  return {
    session: shown(session, site),
    hasStart: session.realm !== 'redaktion' || site.desk !== undefined,
    changed: done.find(one => one === changed),
    ...(await loadAccount(site, session)),
  }
}

/** Orders or ends the weekly mail; another form signs out all other sessions. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args.context)
  const { realm, token } = await signedIn(args, realmOf(args.url))
  const wish = (await formOf(args.request)).get('wochenmail')
  let changed: (typeof done)[number] = 'andere'
  try {
    if (realm === 'redaktion' && wish !== null) {
      const gewuenscht = wish === 'an'
      await site.cms.call(calls.redaktionWochenmailWuenschen, {
        body: { gewuenscht },
        token,
        sender: site.sender,
      })
      changed = gewuenscht ? 'bestellt' : 'abbestellt'
    } else await site.cms.call(calls[`${realm}AndereAbmelden`], { token, sender: site.sender })
  } catch (error) {
    return refusedForm(site, error)
  }
  throw redirect(`${accountPageOf(realm)}?geaendert=${changed}`, 303)
}

export const headers = headersOf

export default function Konto({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} refused={actionData} />
}
