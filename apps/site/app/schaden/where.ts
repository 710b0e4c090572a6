import type { Schaden } from '@rathausplatz/contract'

/** Returns the place in one line; empty if only a point is known. */
export const whereOf = ({ adresse, ort }: Pick<Schaden, 'adresse' | 'ort'>): string =>
  adresse || (ort.split('\n', 1)[0] ?? '')
