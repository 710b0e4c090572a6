import type { Terminangebot, Terminanliegen } from '@rathausplatz/contract'

/**
 * Returns the concern named in the address. A remote CMS may return all concerns of an office, so the right
 * one must be selected; a single concern is returned whatever its id.
 */
export const concernOf = (
  { anliegen }: Pick<Terminangebot, 'anliegen'>,
  id: string,
): Terminanliegen | undefined =>
  anliegen.find(one => one.id === id) ?? (anliegen.length === 1 ? anliegen[0] : undefined)
