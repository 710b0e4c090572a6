import type { Schaden } from '@rathausplatz/contract'

/** Where it is, in one line; empty where only a point is known. */
export const whereOf = ({ adresse, ort }: Pick<Schaden, 'adresse' | 'ort'>): string =>
  adresse || (ort.split('\n', 1)[0] ?? '')
