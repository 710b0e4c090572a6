import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { RouteError } from '../../errors/route-error.tsx'
import { inOneSpelling } from '../../sessions/one-spelling.ts'
import { realmOf } from '../../sessions/realms.ts'
import { withSessions } from '../../sessions/session.ts'
import { SignOutForm } from '../../sign-in/sign-out-form.tsx'
import type { Route } from './+types/realm'

/** Around all pages that have a session. */
export const middleware: Route.MiddlewareFunction[] = [inOneSpelling, withSessions]

export default function Realm() {
  return <Outlet />
}

/** While the CMS cannot be asked, whoever may be signed in can still leave. */
const isNotNow = (error: unknown) => isRouteErrorResponse(error) && error.status === 503

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const location = useLocation()
  return <RouteError error={error} wayOn={isNotNow(error) && <SignOutForm realm={realmOf(location)} />} />
}
