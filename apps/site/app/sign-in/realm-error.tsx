import { isRouteErrorResponse, useLocation } from 'react-router'
import { RouteError } from '../errors/route-error.tsx'
import { realmOf } from '../sessions/realms.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** Whether the CMS has an outage, during which users can still sign out. */
const isNotNow = (error: unknown) => isRouteErrorResponse(error) && error.status === 503

/** The error page of a realm. */
export function RealmError({ error }: { error: unknown }) {
  const location = useLocation()
  return <RouteError error={error} wayOn={isNotNow(error) && <SignOutForm realm={realmOf(location)} />} />
}
