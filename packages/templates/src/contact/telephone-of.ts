import type { Kommunikation } from '@rathausplatz/contract'

/** The number under which someone answers; empty where there is none. */
export const telephoneOf = (kommunikation: readonly Kommunikation[]): string =>
  kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung ?? ''
