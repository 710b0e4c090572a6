import { calls } from '@rathausplatz/contract'
import { data } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { siteOf } from '../../cms/site-context.ts'
import { formOf } from '../../errors/refusal.ts'
import { realmOf } from '../../sessions/realms.ts'
import { signedIn } from '../../sessions/session.ts'
import { shown } from '../../sessions/shown.ts'
import { changeFactor } from '../../sign-in/factor/change-factor.ts'
import { FactorPage } from '../../sign-in/factor/factor-page.tsx'
import { unlessOnlyAsked } from '../../sign-in/unless-only-asked.ts'
import type { Route } from './+types/zweiter-faktor'

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args.context)
  const session = await signedIn(args, realmOf(args.url))
  const factor = await site.cms.call(calls.redaktionZweiterFaktor, { token: session.token })
  return { session: shown(session, site), factor }
}

/** Runs the form that was sent and shows its result on the same page; recovery codes are shown only once. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args.context)
  const { token } = await signedIn(args, realmOf(args.url))
  const { init, ...outcome } = await changeFactor(site, token, await formOf(args.request))
  return data(outcome, init ?? {})
}

export const headers = headersOf

export const shouldRevalidate = unlessOnlyAsked

export default function ZweiterFaktor({ loaderData, actionData }: Route.ComponentProps) {
  return <FactorPage {...loaderData} outcome={actionData} />
}
