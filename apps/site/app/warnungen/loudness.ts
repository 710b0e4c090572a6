import type { Hinweis, Warnung } from '@rathausplatz/contract'
import { lautstaerke } from '@rathausplatz/contract/labels'

type Loud = Pick<Warnung, 'stufe'> & Partial<Pick<Warnung, 'entwarnt' | 'probe'>>

/** Returns a number for sorting by level; all-clears and tests come last. */
export const loudness = ({ stufe, entwarnt = false, probe = false }: Loud): number =>
  entwarnt || probe ? -1 : lautstaerke(stufe)

type Told = { readonly hinweise: readonly Hinweis[]; readonly warnungen: readonly Warnung[] }

/** The most dangerous first, whoever tells it; of the same level, the words of the town come first. */
export const byLevel = ({ hinweise, warnungen }: Told): readonly (Hinweis | Warnung)[] =>
  [...hinweise, ...warnungen].toSorted((a, b) => loudness(b) - loudness(a))
