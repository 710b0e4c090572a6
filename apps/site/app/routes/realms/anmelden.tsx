import { data, redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { siteOf } from '../../cms/site-context.ts'
import { formOf } from '../../errors/refusal.ts'
import { endAccount, knowsAccounts, providerOf } from '../../sessions/account.ts'
import { pageBefore, realmOf } from '../../sessions/realms.ts'
import { sessionsOf } from '../../sessions/session.ts'
import { wayBack } from '../../sessions/way-back.ts'
import { CodePage } from '../../sign-in/code-page.tsx'
import { SignInPage } from '../../sign-in/sign-in-page.tsx'
import { firstStep, secondStep } from '../../sign-in/steps.ts'
import { unlessOnlyAsked } from '../../sign-in/unless-only-asked.ts'
import type { Route } from './+types/anmelden'

/** Messages that the page can show on top. */
const notes = ['abgemeldet', 'ende', 'neu', 'verwaltung'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const realm = realmOf(url)
  const zurueck = wayBack(url.searchParams.get('zurueck'), realm)
  const [session, canForget, provider] = await Promise.all([
    // If the session cannot be checked, the user can still sign in.
    sessionsOf(context)
      .of(realm)
      .catch(() => undefined),
    knowsAccounts(siteOf(context), realm),
    providerOf(siteOf(context), realm),
  ])
  if (session) throw redirect(zurueck, 303)
  return {
    realm,
    zurueck,
    canForget: canForget === true,
    provider,
    atProvider: atProvider(url.searchParams),
    note: notes.find(name => url.searchParams.has(name)),
  }
}

/**
 * Returns the state at the identity provider after signing out here: still signed in, or the attempt to sign
 * out failed.
 */
function atProvider(query: URLSearchParams): 'angemeldet' | 'offen' | undefined {
  if (query.get('abgemeldet') !== 'hier') return undefined
  return query.get('dort') === 'offen' ? 'offen' : 'angemeldet'
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const realm = realmOf(url)
  const form = await formOf(request)
  const zurueck = wayBack(form.get('zurueck'), realm)
  const isSecond = realm === 'redaktion' && form.has('vorgang')
  const taken = isSecond ? await secondStep(site, form) : await firstStep(site, realm, form)
  if ('shown' in taken) return data({ ...taken.shown, zurueck }, taken.init ?? {})
  const sessions = sessionsOf(context)
  // Starts a new session and ends the previous one, so that an old token is not valid any more.
  const before = sessions.tokenOf(realm)
  if (before !== undefined && before !== taken.session.token) await endAccount(site, realm, before)
  sessions.begin(realm, taken.session)
  throw redirect(taken.mustChange ? pageBefore(zurueck, realm, 'passwort') : zurueck, 303)
}

export const headers = headersOf

export const shouldRevalidate = unlessOnlyAsked

export default function Anmelden({ loaderData, actionData }: Route.ComponentProps) {
  const { realm } = loaderData
  const { refused, step, zurueck = loaderData.zurueck } = actionData ?? {}
  if (step) return <CodePage realm={realm} zurueck={zurueck} step={step} />
  return <SignInPage {...loaderData} zurueck={zurueck} refused={refused} />
}
