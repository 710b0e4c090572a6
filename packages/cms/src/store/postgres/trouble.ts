import type { Trouble } from '../troubles.ts'

/** Troubles by the error code of PostgreSQL, or by its class, the first two characters. */
const BY_CODE: Readonly<Record<string, Trouble>> = {
  '08': 'nicht-erreichbar',
  '28': 'nicht-erreichbar', // invalid authorization
  '3D': 'nicht-erreichbar', // invalid catalog name
  '53100': 'voll',
  '53300': 'nicht-erreichbar', // too many connections
  '57P01': 'nicht-erreichbar', // admin shutdown
  '57P02': 'nicht-erreichbar', // crash shutdown
  '57P03': 'nicht-erreichbar', // cannot connect now
  '58030': 'platte',
  XX001: 'beschaedigt',
  XX002: 'beschaedigt',
}

/** Returns the trouble that an error of PostgreSQL or its connection indicates. */
export function postgresTrouble(error: { readonly code?: unknown }): Trouble | undefined {
  if (error instanceof ConnectionLost) return 'nicht-erreichbar'
  const { code } = error
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? (BY_CODE[code] ?? BY_CODE[code.slice(0, 2)])
    : undefined
}

/** The connection was lost before the answer: the statement may or may not have been executed. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/**
 * Class 53 means out of memory or a limit of the server; a full disk, also in this class, is handled above.
 * The other codes mean waiting too long: an idle transaction with the lock (25P03), conflicts (40001, 40P01),
 * a lock timeout (55P03), a statement timeout (57014).
 */
const OVERLOADED = /^(?:53\d{3}|25P03|40001|40P01|55P03|57014)$/

/** Tests whether an error of PostgreSQL means a temporary overload. */
export const isPostgresOverloaded = ({ code }: { readonly code?: unknown }): boolean =>
  typeof code === 'string' && OVERLOADED.test(code)
