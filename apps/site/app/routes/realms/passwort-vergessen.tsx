import { calls, zugangsdaten } from '@rathausplatz/contract'
import { data, redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { shownAgain } from '../../answers/shown-again.ts'
import { textIn } from '../../answers/text-in.ts'
import { siteOf } from '../../cms/site-context.ts'
import { formOf, refusal } from '../../errors/refusal.ts'
import { knowsAccounts } from '../../sessions/account.ts'
import { pageOf, realmOf } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { NOT_NOW } from '../../sessions/sign-in.ts'
import { ForgottenPage } from '../../sign-in/forgotten-page.tsx'
import { refusedForm, wrongFields } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/passwort-vergessen'

const SHOWN_OF_MAIL = 2_000

/**
 * Loads whether the CMS can mail links for passwords. If it cannot, the page names whom to ask, because pages
 * of the town may link here.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const realm = realmOf(url)
  sessionsOf(context).keepPrivate()
  const canForget = await knowsAccounts(siteOf(context), realm)
  if (canForget === undefined) throw refusal({ status: 503, hint: NOT_NOW }, { 'retry-after': '60' })
  return { realm, canForget, isSent: url.searchParams.has('gesendet') }
}

/** The answer is the same whether the account exists or not. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const realm = realmOf(url)
  const form = await formOf(request)
  const given = textIn(form, 'email').trim()
  const email = zugangsdaten.shape.email.safeParse(given)
  const again = (answer: ReturnType<typeof wrongFields>) =>
    data({ ...answer.data, email: shownAgain(given, SHOWN_OF_MAIL) }, answer.init ?? {})
  if (!email.success) return again(wrongFields({ email: email.error.issues[0]?.message ?? '' }))
  try {
    await site.cms.call(calls[`${realm}PasswortVergessen`], {
      body: { email: email.data },
      sender: site.sender,
    })
  } catch (error) {
    return again(refusedForm(site, error))
  }
  throw redirect(`${pageOf(realm, 'passwort-vergessen')}?gesendet=1`, 303)
}

export const headers = headersOf

export default function PasswortVergessen({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgottenPage {...loaderData} refused={actionData} />
}
