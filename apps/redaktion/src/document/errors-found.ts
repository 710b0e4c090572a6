import type { Befund } from '@rathausplatz/contract'

export const isError = ({ gewicht }: Befund): boolean => gewicht === 'fehler'

/** Returns errors, and dates that are most likely mistyped, that would become public. */
export async function errorsFound(look: () => Promise<readonly Befund[]>): Promise<readonly Befund[]> {
  return (await look()).filter(finding => isError(finding) || finding.regel.startsWith('datum-'))
}
