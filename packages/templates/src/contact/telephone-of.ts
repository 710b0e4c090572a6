import type { Kommunikation } from '@rathausplatz/contract'

/** Returns the telephone number; empty if there is none. */
export const telephoneOf = (kommunikation: readonly Kommunikation[]): string =>
  kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung ?? ''
