import type { Befund } from '@rathausplatz/contract'

export const isError = ({ gewicht }: Befund): boolean => gewicht === 'fehler'

/**
 * Dates that are most likely mistyped, places that still tell what was changed, closures during a display, prices of
 * free events, titles that exist already.
 */
const SAID_AGAIN = /^(?:datum|alt|auslegung|eintritt|name)-/

/**
 * Returns errors, and hints that are said once more because the content becomes public in a moment. A hint at what is
 * public already would be said at each correction.
 */
export async function errorsFound(look: () => Promise<readonly Befund[]>): Promise<readonly Befund[]> {
  return (await look()).filter(
    finding =>
      isError(finding) || (SAID_AGAIN.test(finding.regel) && finding.schon_oeffentlich === undefined),
  )
}
