import { redirect } from 'react-router'
import { ownPath } from '../answers/own-address.ts'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { modeCookie } from '../mode/mode-cookie.ts'
import type { Route } from './+types/darstellung'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Remembers light or dark and redirects to the page of the form, if that is a page of this site. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const back = form.get('zurueck')
  const to = (typeof back === 'string' && ownPath(back)) || '/'
  const modus = form.get('modus')
  const isSecure = site.publicUrl.startsWith('https:')
  throw redirect(to, {
    status: 303,
    headers: {
      'set-cookie': modeCookie(typeof modus === 'string' ? modus : '', isSecure),
      'cache-control': 'no-store',
    },
  })
}

/** Never rendered, because the loader throws. */
export default function Darstellung() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
