import type { Terminangebot, Terminanliegen } from '@rathausplatz/contract'

/** Returns the concern in the address; a remote CMS may return all concerns of its office. */
export const concernOf = (
  { anliegen }: Pick<Terminangebot, 'anliegen'>,
  id: string,
): Terminanliegen | undefined =>
  anliegen.find(one => one.id === id) ?? (anliegen.length === 1 ? anliegen[0] : undefined)
