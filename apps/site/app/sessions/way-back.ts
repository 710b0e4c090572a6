import type { Realm } from '@rathausplatz/contract'
import { ownPath } from '../answers/own-address.ts'
import { pageOf, spelledAsOurs } from './realms.ts'

/**
 * Returns the target after a sign-in: the requested page of this site (I-10), otherwise the start of the
 * realm. It is never a page of the sign-in or sign-out, which would loop.
 */
export function wayBack(asked: unknown, realm: Realm): string {
  const start = pageOf(realm)
  const path = typeof asked === 'string' ? ownPath(asked) : undefined
  if (path === undefined) return start
  const [asOurs] = path.split(/[?#.]/, 1).map(spelledAsOurs)
  const isCircle = (['anmelden', 'abmelden', 'verwaltung', 'verwaltung-antwort'] as const).some(
    page => asOurs === pageOf(realm, page),
  )
  return isCircle ? start : path
}
