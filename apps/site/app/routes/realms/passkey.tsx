import { calls, isCmsError } from '@rathausplatz/contract'
import { data } from 'react-router'
import { textIn } from '../../answers/text-in.ts'
import { type SiteContext, siteOf } from '../../cms/site-context.ts'
import { unmatchedRoute } from '../../errors/not-found.ts'
import { formOf } from '../../errors/refusal.ts'
import { realmOf } from '../../sessions/realms.ts'
import { sessionsOf, signedIn } from '../../sessions/session.ts'
import { LONGEST_NAME, NO_PASSKEY_NAME, NO_PASSWORD } from '../../sign-in/factor/change-factor.ts'
import { missingIn } from '../../sign-in/missing-in.ts'
import { refusedForm, wrongFields } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/passkey'

/** There is no page: only scripts use this address. */
export function loader(): never {
  throw unmatchedRoute()
}

/**
 * Returns the WebAuthn options: for a signed-in user who sends a password, those to create a passkey;
 * otherwise those to sign in with a passkey.
 */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args.context)
  const { cms, sender } = site
  const form = await formOf(args.request)
  sessionsOf(args.context).keepPrivate()
  if (!form.has('passwort')) return asked(site, () => cms.call(calls.redaktionLoginPasskeyBeginn, { sender }))
  const { token } = await signedIn(args, realmOf(args.url))
  const missing = {
    ...missingIn(form, { name: NO_PASSKEY_NAME }, LONGEST_NAME),
    ...missingIn(form, { passwort: NO_PASSWORD }),
  }
  if (Object.keys(missing).length > 0) return wrongFields(missing)
  const body = { passwort: textIn(form, 'passwort') }
  return asked(site, () => cms.call(calls.redaktionPasskeyBeginn, { token, body, sender }))
}

async function asked<Question extends object>(site: SiteContext, ask: () => Promise<Question>) {
  try {
    return data({ ok: true as const, ...(await ask()) })
  } catch (error) {
    // This CMS does not support passkeys, which is not a fault.
    if (isCmsError(error) && error.status === 501) return unknown
    return refusedForm(site, error, { 'passwort-falsch': 'passwort' })
  }
}

const unknown = data({
  ok: false as const,
  title: 'Passkeys gibt es hier nicht. Bitte melden Sie sich mit E-Mail-Adresse und Passwort an.',
  errors: {},
})

/** Never rendered, because the loader throws. */
export default function Passkey() {
  return null
}
