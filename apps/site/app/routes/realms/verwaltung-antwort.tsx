import { data, redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { siteOf } from '../../cms/site-context.ts'
import { endAccount, providerOf } from '../../sessions/account.ts'
import { endProviderCookie, readProviderCookie } from '../../sessions/provider-cookie.ts'
import { pageBefore } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { wayBack } from '../../sessions/way-back.ts'
import { CodePage } from '../../sign-in/code-page.tsx'
import { SignInPage } from '../../sign-in/sign-in-page.tsx'
import { providerStep } from '../../sign-in/steps.ts'
import type { Route } from './+types/verwaltung-antwort'

const REALM = 'redaktion'

/**
 * The address to which the identity provider redirects with its answer. The answer is valid once, and only in
 * the browser that started the sign-in: it is bound to a cookie that other websites cannot set.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const sessions = sessionsOf(context)
  sessions.keepPrivate()
  const isSecure = site.publicUrl.startsWith('https:')
  const away = readProviderCookie(request.headers.get('cookie'), isSecure)
  const headers = { 'set-cookie': endProviderCookie(isSecure) }
  const zurueck = wayBack(away?.zurueck, REALM)
  const taken = await providerStep(site, away?.schluessel, url.searchParams.toString())
  if ('shown' in taken) {
    const { refused, step } = taken.shown
    const provider = await providerOf(site, REALM)
    const told = new Headers(taken.init?.headers)
    told.append('set-cookie', headers['set-cookie'])
    const shown = { realm: REALM, zurueck, provider, refused, step } as const
    return data(shown, { ...taken.init, headers: told })
  }
  // Starts a new session and ends the previous one.
  const before = sessions.tokenOf(REALM)
  if (before !== undefined && before !== taken.session.token) await endAccount(site, REALM, before)
  sessions.begin(REALM, taken.session)
  const location = taken.mustChange ? pageBefore(zurueck, REALM, 'passwort') : zurueck
  throw redirect(location, { status: 303, headers })
}

export const headers = headersOf

/** The code in the address is used up, so a second request would be refused. */
export const shouldRevalidate = () => false

export default function VerwaltungAntwort({ loaderData: { step, ...about } }: Route.ComponentProps) {
  if (step) return <CodePage realm={about.realm} zurueck={about.zurueck} step={step} />
  return <SignInPage {...about} canForget note={undefined} />
}
