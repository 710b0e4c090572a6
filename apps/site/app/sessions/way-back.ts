import type { Realm } from '@rathausplatz/contract'
import { ownPath } from '../answers/own-address.ts'
import { pageOf, spelledAsOurs } from './realms.ts'

/**
 * Where a sign-in leads: to the page that asked for it, which lies on this site (I-10), else to the start of the realm.
 * Never to a page of signing in or out, which would lead in a circle.
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
