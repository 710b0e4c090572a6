import { calls } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { siteOf } from '../../cms/site-context.ts'
import { providerCookie } from '../../sessions/provider-cookie.ts'
import { pageOf } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { failureOf, refusedBy } from '../../sessions/sign-in.ts'
import { wayBack } from '../../sessions/way-back.ts'
import { noteFailure } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/verwaltung'

const REALM = 'redaktion'
const signInPage = pageOf(REALM, 'anmelden')
/** Address of the page that says that the user is still signed in at the provider, and what to do. */
const stillOpen = `${signInPage}?abgemeldet=hier&dort=offen`

/**
 * Redirects to the identity provider, to sign in, to confirm by a fresh sign-in (`?frisch`), or to sign out
 * (`?abmelden`). All are links, so that
 * the policy need not allow forms to another origin. Requests from another website are ignored.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  sessionsOf(context).keepPrivate()
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(signInPage, 303)
  const zurueck = wayBack(url.searchParams.get('zurueck'), REALM)
  const isLeaving = url.searchParams.has('abmelden')
  try {
    if (isLeaving) {
      const { adresse = stillOpen } = await site.cms.call(calls.redaktionLoginVerwaltungEnde, {})
      return redirect(adresse, 303)
    }
    const { sender } = site
    const { schluessel, adresse } = await site.cms.call(calls.redaktionLoginVerwaltungBeginn, {
      body: { frisch: url.searchParams.has('frisch') },
      sender,
    })
    const isSecure = site.publicUrl.startsWith('https:')
    const cookie = providerCookie({ schluessel, zurueck }, isSecure)
    return redirect(adresse, { status: 303, headers: { 'set-cookie': cookie } })
  } catch (error) {
    const failure = failureOf(error)
    noteFailure(site, failure, refusedBy(failure))
    if (isLeaving) throw redirect(stillOpen, 303)
    // The address contains only a keyword for the message, because any person could write a text into an
    // address.
    const query = new URLSearchParams({ verwaltung: 'stumm', zurueck })
    throw redirect(`${signInPage}?${query}`, 303)
  }
}
