import { redirect } from 'react-router'
import { ownPath } from '../answers/own-address.ts'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { putAwayCookie } from '../layouts/hinweise/put-away.ts'
import type { Route } from './+types/hinweis'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

/**
 * Remembers a hidden notice on this device and redirects to the page of the form, if that is a page of this
 * site.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const isSecure = site.publicUrl.startsWith('https:')
  const cookie = putAwayCookie(request.headers.get('cookie'), text('fassung'), isSecure)
  throw redirect(ownPath(text('zurueck')) || '/', {
    status: 303,
    headers: { ...(cookie ? { 'set-cookie': cookie } : {}), 'cache-control': 'no-store' },
  })
}

/** Never rendered, because the loader throws. */
export default function AusgeblendeterHinweis() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
