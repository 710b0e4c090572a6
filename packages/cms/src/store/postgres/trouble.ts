import type { Trouble } from '../troubles.ts'

/** By the code of PostgreSQL, or by the first two letters of it, its class. */
const BY_CODE: Readonly<Record<string, Trouble>> = {
  '08': 'nicht-erreichbar',
  '28': 'nicht-erreichbar', // not let in
  '3D': 'nicht-erreichbar', // no such database
  '53100': 'voll',
  '53300': 'nicht-erreichbar', // too many connections
  '57P01': 'nicht-erreichbar', // shut down by its administrator
  '57P02': 'nicht-erreichbar', // shut down by a crash
  '57P03': 'nicht-erreichbar', // starting, or shutting down
  '58030': 'platte',
  XX001: 'beschaedigt',
  XX002: 'beschaedigt',
}

/** Which trouble an error of PostgreSQL or of the way to it stands for. */
export function postgresTrouble(error: { readonly code?: unknown }): Trouble | undefined {
  if (error instanceof ConnectionLost) return 'nicht-erreichbar'
  const { code } = error
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? (BY_CODE[code] ?? BY_CODE[code.slice(0, 2)])
    : undefined
}

/** No answer, or an answer that did not come: what was asked may have been done or not. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/**
 * Of class 53 what is no full disk: no memory, a limit of the server. Too long behind others: a transaction that waited
 * with its lock (25P03), rivals (40001, 40P01), a lock that did not come (55P03), a statement that took too long (57014).
 */
const OVERLOADED = /^(?:53\d{3}|25P03|40001|40P01|55P03|57014)$/

/** Whether an error of PostgreSQL says that too much is asked of it just now. */
export const isPostgresOverloaded = ({ code }: { readonly code?: unknown }): boolean =>
  typeof code === 'string' && OVERLOADED.test(code)
