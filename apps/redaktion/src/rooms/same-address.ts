import type { Entry } from '../log/log-query.ts'

/**
 * Returns the screen of an object whose address at the desk equals its address on the website; undefined for
 * the entry of its deletion.
 */
export const sameAddress = ({ was, schluessel }: Entry): string | undefined =>
  was === 'geloescht' ? undefined : schluessel
