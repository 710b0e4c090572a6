import type { Terminangebot, Terminanliegen } from '@rathausplatz/contract'

/** What somebody comes for, as the address names it; another CMS may answer with all that its office offers. */
export const concernOf = (
  { anliegen }: Pick<Terminangebot, 'anliegen'>,
  id: string,
): Terminanliegen | undefined =>
  anliegen.find(one => one.id === id) ?? (anliegen.length === 1 ? anliegen[0] : undefined)
