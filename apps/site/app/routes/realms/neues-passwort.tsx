import { calls, isCmsError } from '@rathausplatz/contract'
import { data, redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { textIn } from '../../answers/text-in.ts'
import { siteOf } from '../../cms/site-context.ts'
import { formOf } from '../../errors/refusal.ts'
import { pageOf, realmOf } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { missingIn } from '../../sign-in/missing-in.ts'
import { NewPasswordPage } from '../../sign-in/new-password-page.tsx'
import { refusedForm, wrongFields } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/neues-passwort'

/** Length to which a key is cut; every valid key is shorter. */
const LONGEST_KEY = 200

/**
 * The page reached from a mail after a forgotten password or an invitation. Opening the page does not use up
 * the key, because programs follow links.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  sessionsOf(context).keepPrivate()
  return { realm: realmOf(url), schluessel: (url.searchParams.get('schluessel') ?? '').slice(0, LONGEST_KEY) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const realm = realmOf(url)
  const form = await formOf(request)
  const missing = missingIn(form, { neues_passwort: 'Bitte geben Sie ein neues Passwort an.' })
  if (missing) {
    const { data: refused, init } = wrongFields(missing)
    return data({ ...refused, isOver: false }, init ?? {})
  }
  const body = {
    schluessel: textIn(form, 'schluessel').slice(0, LONGEST_KEY),
    neues_passwort: textIn(form, 'neues_passwort'),
  }
  try {
    await site.cms.call(calls[`${realm}PasswortNeu`], { body, sender: site.sender })
  } catch (error) {
    const { data: refused, init } = refusedForm(site, error, { 'passwort-ungeeignet': 'neues_passwort' })
    return data({ ...refused, isOver: isCmsError(error) && error.code === 'link-abgelaufen' }, init ?? {})
  }
  // The user signs in with the new password; an old session of this browser ends too.
  sessionsOf(context).end(realm)
  throw redirect(`${pageOf(realm, 'anmelden')}?neu=1`, 303)
}

export const headers = headersOf

export default function NeuesPasswort({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage {...loaderData} refused={actionData} />
}
