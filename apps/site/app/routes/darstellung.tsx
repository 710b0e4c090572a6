import { redirect } from 'react-router'
import { ownPath } from '../answers/own-address.ts'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { modeCookie } from '../mode/mode-cookie.ts'
import type { Route } from './+types/darstellung'

/** No page: answers 404 to a link. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Remembers light or dark and redirects to the page of the form, only on this site. */
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

/** Never shown: the loader throws. */
export default function Darstellung() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
