import type { Entry } from '../log/log-query.ts'

/** The screen of an object that has the same address at the desk as on the website, until it is deleted. */
export const sameAddress = ({ was, schluessel }: Entry): string | undefined =>
  was === 'geloescht' ? undefined : schluessel
