import { calls } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { textIn } from '../../answers/text-in.ts'
import { siteOf } from '../../cms/site-context.ts'
import { formOf } from '../../errors/refusal.ts'
import { accountOf, endOf } from '../../sessions/account.ts'
import { accountPageOf, pageOf, realmOf } from '../../sessions/realms.ts'
import { sessionsOf, signedIn } from '../../sessions/session.ts'
import { isKeepable } from '../../sessions/session-cookies.ts'
import { shown } from '../../sessions/shown.ts'
import { wayBack } from '../../sessions/way-back.ts'
import { missingIn } from '../../sign-in/missing-in.ts'
import { PasswordPage } from '../../sign-in/password-page.tsx'
import { refusedForm, wrongFields } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/passwort'

export async function loader(args: Route.LoaderArgs) {
  const realm = realmOf(args.url)
  const session = shown(await signedIn(args, realm), siteOf(args.context))
  return { session, zurueck: wayBack(args.url.searchParams.get('zurueck'), realm) }
}

/** Changes the password: ends all sessions of the account, and continues this one with a new token. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args.context)
  const realm = realmOf(args.url)
  const session = await signedIn(args, realm)
  const form = await formOf(args.request)
  const missing = missingIn(form, {
    passwort: 'Bitte geben Sie Ihr bisheriges Passwort an.',
    neues_passwort: 'Bitte geben Sie ein neues Passwort an.',
  })
  if (missing) return wrongFields(missing)
  const body = { passwort: textIn(form, 'passwort'), neues_passwort: textIn(form, 'neues_passwort') }
  try {
    const changed = await site.cms.call(calls[`${realm}Passwort`], {
      token: session.token,
      body,
      sender: site.sender,
    })
    const { account } = await accountOf(site, realm, changed.token)
    const bis = endOf(site, account)
    const next = { id: session.id, token: changed.token, pwGeaendert: true, bis }
    if (!isKeepable(next)) throw new Error('A token that no header can carry')
    sessionsOf(args.context).begin(realm, next)
  } catch (error) {
    return refusedForm(site, error, {
      'passwort-falsch': 'passwort',
      'passwort-ungeeignet': 'neues_passwort',
    })
  }
  const zurueck = wayBack(args.url.searchParams.get('zurueck'), realm)
  const isStart = zurueck === pageOf(realm)
  // An initial password is changed at the first sign-in, when there are no other sessions to end, so its
  // message differs.
  const changed = session.pflicht === 'passwort' ? 'eigenes' : 'passwort'
  throw redirect(isStart ? `${accountPageOf(realm)}?geaendert=${changed}` : zurueck, 303)
}

export const headers = headersOf

export default function Passwort({ loaderData, actionData }: Route.ComponentProps) {
  return <PasswordPage {...loaderData} refused={actionData} />
}
