import { Outlet } from 'react-router'
import { inOneSpelling } from '../../sessions/one-spelling.ts'
import { withSessions } from '../../sessions/session.ts'
import { RealmError } from '../../sign-in/realm-error.tsx'
import type { Route } from './+types/realm'

/** The layout route of all pages with a session. */
export const middleware: Route.MiddlewareFunction[] = [inOneSpelling, withSessions]

export default function Realm() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RealmError error={error} />
}
