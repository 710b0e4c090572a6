import { calls, raeteSitzungPfad } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { siteOf } from '../../cms/site-context.ts'
import { notFound, unmatchedRoute } from '../../errors/not-found.ts'
import { refusal } from '../../errors/refusal.ts'
import { signedIn } from '../../sessions/session.ts'
import { failureOf, refusedBy } from '../../sessions/sign-in.ts'
import type { Route } from './+types/empfang'

/** There is no page: a link to this address answers 404, because opening a link must not confirm anything. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Confirms receipt of an invitation; idempotent. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args.context)
  const { token } = await signedIn(args, 'raete')
  const { id } = args.params
  try {
    await site.cms.call(calls.raeteEmpfang, { params: { id }, token, sender: site.sender })
  } catch (error) {
    const failure = failureOf(error)
    if (failure.response?.status === 404) throw notFound()
    const { status, message } = refusedBy(failure)
    throw refusal({ status, hint: message })
  }
  throw redirect(`${raeteSitzungPfad(encodeURIComponent(id))}?erhalten=1`, 303)
}

/** Never rendered, because the loader throws. */
export default function Empfang() {
  return null
}
